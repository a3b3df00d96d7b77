import { useApolloClient } from '@apollo/client/react';
import {
  historyFileName,
  transactionsCsv,
  type HistoryRange,
  type TransactionCallFilter,
} from '@magpie/domain/transactions';
import {
  ExportedTransactionsDocument,
  type ExportedTransactionsQuery,
  type TransactionList_recordFragment,
} from '@magpie/gql/transactions';
import { useState } from 'react';
import { dateNow } from '#shared/clock/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { storedAccessToken, useSessionService } from '../session/index.ts';
import { downloadText } from './download-text.ts';
import { statusLabel } from './status-label.ts';

type Client = ReturnType<typeof useApolloClient>;

type Records = ExportedTransactionsQuery['balanceTransactionRecords'];

async function pageAfter(
  client: Client,
  filter: TransactionCallFilter,
  after: string | null,
): Promise<Records | undefined> {
  const variables = { filter, after };
  const query = ExportedTransactionsDocument;
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
  return data?.balanceTransactionRecords;
}

/** Every record of the filter, newest first, always from the platform; null as soon as they are not wanted any more. */
async function allRecords(
  client: Client,
  filter: TransactionCallFilter,
  wanted: () => boolean,
): Promise<TransactionList_recordFragment[] | null> {
  const records: TransactionList_recordFragment[] = [];
  for (let page = await pageAfter(client, filter, null); page;) {
    if (!wanted()) return null;
    const { edges, pageInfo } = page;
    records.push(...edges.map(({ node }) => node));
    page = pageInfo.hasNextPage ? await pageAfter(client, filter, pageInfo.endCursor) : undefined;
  }
  return records;
}

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

/**
 * Saves the history that the filters show, all its pages, as a CSV file named by its range. With the session that it was begun
 * in it ends: another member's records are not for the same file.
 */
export function useExport(filter: TransactionCallFilter, range: HistoryRange) {
  const client = useApolloClient();
  const { state } = useSessionService();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const { generation } = state.get();
    const accessToken = storedAccessToken();
    // The token is another one before this tab has followed a login in another tab.
    const wanted = () => state.get().generation === generation && storedAccessToken() === accessToken;
    const name = historyFileName(range, dateNow(), shownTimeZone());
    setBusy(true);
    try {
      const records = await allRecords(client, filter, wanted);
      if (records) downloadText(name, asCsv(records), 'text/csv;charset=utf-8');
    } catch (error) {
      if (wanted()) toasts.failure(error, 'Download Failed');
    }
    setBusy(false);
  };
  return { busy, save };
}
