import { accountDate, displayAmount } from '@magpie/domain/format';
import { useTransactionHistoryQuery, type TransactionList_recordFragment } from '@magpie/gql/transactions';
import type { Column } from '@magpie/ui/data';
import { useState, type JSX } from 'react';
import { shownTimeZone } from '../../shared/time-zone/index.ts';
import { CurrencyFilter } from './currency-filter.tsx';
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

const filterOf = (currency: string | null) =>
  currency === null ? {} : { filter: { currency: { eq: currency } } };

function TransactionTable({ currency }: { readonly currency: string | null }): JSX.Element {
  const pages = useCursorPages();
  const { data, error, refetch } = useTransactionHistoryQuery({
    variables: { first: 10, after: pages.after, ...filterOf(currency) },
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

/** The movements of money on the member's wallets, newest first, of all currencies or of one (TXN-10). */
export function TransactionsSection(): JSX.Element {
  const [currency, setCurrency] = useState<string | null>(null);
  return (
    <>
      <CurrencyFilter value={currency} onChange={setCurrency} />
      <TransactionTable key={currency ?? 'all'} currency={currency} />
    </>
  );
}
