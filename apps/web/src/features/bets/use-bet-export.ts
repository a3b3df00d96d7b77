import { useApolloClient } from '@apollo/client/react';
import { betsCsv, betsFileName, type BetCallFilter, type BetView } from '@magpie/domain/bets';
import { ExportedBetsDocument } from '@magpie/gql/bets';
import { dateNow } from '#shared/clock/index.ts';
import { useCsvDownload } from '#shared/records/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { useSameSession } from '../session/late.ts';
import type { Bet } from './use-bet-history.ts';

/** Saves what the view and its period hold, all pages, always from the platform. */
export function useBetExport(filter: BetCallFilter, view: BetView, from: Date) {
  const client = useApolloClient();
  return useCsvDownload<Bet>({
    pageAfter: async (after) => {
      const variables = { filter, after };
      const { data } = await client.query({
        query: ExportedBetsDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      return data?.betRecords;
    },
    fileName: () => betsFileName(view, from, dateNow(), shownTimeZone()),
    csvOf: (bets) => betsCsv(bets, shownTimeZone()),
    begin: useSameSession(),
  });
}
