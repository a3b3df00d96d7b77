import { useApolloClient } from '@apollo/client/react';
import {
  historyFileName,
  transactionsCsv,
  type HistoryRange,
  type TransactionCallFilter,
} from '@magpie/domain/transactions';
import { ExportedTransactionsDocument, type TransactionList_recordFragment } from '@magpie/gql/transactions';
import { dateNow } from '#shared/clock/index.ts';
import { useCsvDownload } from '#shared/records/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { useSameSession } from '../session/late.ts';
import { statusLabel } from './status-label.ts';

const asCsv = (records: readonly TransactionList_recordFragment[]) =>
  transactionsCsv(
    records.map(({ dateTimeCreated, type, walletType, transactionDetails, currency, amount }) => ({
      dateTimeCreated,
      type: statusLabel(type),
      details: transactionDetails.name,
      wallet: statusLabel(walletType),
      currency,
      amount,
    })),
    shownTimeZone(),
  );

/** Saves the history that the filters show, all its pages, always from the platform. */
export function useExport(filter: TransactionCallFilter, range: HistoryRange) {
  const client = useApolloClient();
  return useCsvDownload({
    pageAfter: async (after) => {
      const query = ExportedTransactionsDocument;
      const { data } = await client.query({ query, variables: { filter, after }, fetchPolicy: 'no-cache' });
      return data?.balanceTransactionRecords;
    },
    fileName: () => historyFileName(range, dateNow(), shownTimeZone()),
    csvOf: asCsv,
    begin: useSameSession(),
  });
}
