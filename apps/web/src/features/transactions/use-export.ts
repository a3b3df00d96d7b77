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
import { shownTimeZone } from '../../shared/time-zone/index.ts';
import { toasts } from '../../shared/toasts/index.ts';
import { downloadText } from './download-text.ts';
import { stateWords } from './words.ts';

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

/** Every record of the filter, newest first, always from the platform. */
async function allRecords(
  client: Client,
  filter: TransactionCallFilter,
): Promise<TransactionList_recordFragment[]> {
  const records: TransactionList_recordFragment[] = [];
  for (let page = await pageAfter(client, filter, null); page;) {
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
      type: stateWords(type),
      details: transactionDetails.name,
      wallet: stateWords(walletType),
      currency,
      amount,
    })),
    shownTimeZone(),
  );

/** Saves the history that the filters show, all its pages, as a CSV file named by its range. */
export function useExport(filter: TransactionCallFilter, range: HistoryRange, now: Date) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const text = asCsv(await allRecords(client, filter));
      downloadText(historyFileName(range, now, shownTimeZone()), text, 'text/csv;charset=utf-8');
    } catch (error) {
      toasts.failure(error, 'Download Failed');
    }
    setBusy(false);
  };
  return { busy, save };
}
