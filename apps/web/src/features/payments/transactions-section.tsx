import { accountDate, displayAmount } from '@magpie/domain/format';
import { useTransactionHistoryQuery, type TransactionList_recordFragment } from '@magpie/gql/transactions';
import type { Column } from '@magpie/ui/data';
import type { JSX } from 'react';
import { shownTimeZone } from '../../shared/time-zone/index.ts';
import { RecordTable } from './record-table.tsx';
import { useCursorPages } from './use-cursor-pages.ts';
import { stateWords } from './words.ts';

type Transaction = TransactionList_recordFragment;

const columns: readonly Column<Transaction>[] = [
  { id: 'date', header: 'Date', cell: (row) => accountDate(row.dateTimeCreated, shownTimeZone()) },
  { id: 'type', header: 'Type', cell: (row) => stateWords(row.type) },
  { id: 'details', header: 'Details', cell: (row) => row.transactionDetails.name },
  { id: 'wallet', header: 'Wallet', cell: (row) => stateWords(row.walletType) },
  { id: 'currency', header: 'Currency', cell: (row) => row.currency.code },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    cell: (row) => displayAmount(row.amount, row.currency.type),
  },
];

/** The movements of money on the member's wallets, newest first. */
export function TransactionsSection(): JSX.Element {
  const pages = useCursorPages();
  const { data, error, refetch } = useTransactionHistoryQuery({
    variables: { first: 10, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <RecordTable
      label="Transaction history"
      columns={columns}
      page={data?.balanceTransactionRecords}
      failed={error !== undefined}
      pages={pages}
      retry={() => refetch()}
    />
  );
}
