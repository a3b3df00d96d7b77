import { displayMoney } from '@magpie/domain/format';
import { historyPeriod, transactionCallFilter } from '@magpie/domain/transactions';
import { useTransactionHistoryQuery, type TransactionList_recordFragment } from '@magpie/gql/transactions';
import type { Column } from '@magpie/ui/data';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { Moment } from '#shared/moment/index.ts';
import { usePaging } from '#shared/paging/index.ts';
import { RecordSummary, RecordTable } from '#shared/records/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { HistoryFilters } from './history-filters.tsx';
import { NetDeposits } from './net-deposits.tsx';
import { useExport } from './use-export.ts';
import { useHistoryFilters } from './use-history-filters.ts';
import { alwaysNewest, noNews, useRefetchOnPayment } from './use-refetch-on-payment.ts';
import { statusLabel } from './status-label.ts';

type Transaction = TransactionList_recordFragment;

const columns: readonly Column<Transaction>[] = [
  {
    id: 'date',
    header: 'Date',
    line: 'META',
    cell: (row) => <Moment at={row.dateTimeCreated} face="ACCOUNT" />,
  },
  { id: 'type', header: 'Type', line: 'META', cell: (row) => statusLabel(row.type) },
  { id: 'details', header: 'Details', line: 'TITLE', cell: (row) => row.transactionDetails.name },
  { id: 'wallet', header: 'Wallet', line: 'META', cell: (row) => statusLabel(row.walletType) },
  { id: 'currency', header: 'Currency', line: 'UNIT', cell: (row) => row.currency.code },
  {
    id: 'amount',
    header: 'Amount',
    line: 'AMOUNT',
    numeric: true,
    cell: (row) => displayMoney(row.amount, row.currency),
  },
];

/** The movements of money on the member's wallets, newest first, by range, type and currency, and their net deposits. */
export function TransactionsSection(): JSX.Element {
  const chosen = useHistoryFilters();
  const { filters, waiting } = chosen;
  const period = useAtNow((now) => historyPeriod(filters.range, now, shownTimeZone()));
  const filter = transactionCallFilter(filters, period);
  const { variables, pagesOf } = usePaging({ key: JSON.stringify(filter), pageSize: filters.pageSize });
  const { data, error, refetch } = useTransactionHistoryQuery({
    variables: { ...variables, filter },
    ...alwaysNewest,
    skip: waiting,
  });
  const download = useExport(filter, filters.range);
  useRefetchOnPayment(waiting ? noNews : refetch);
  const page = data?.balanceTransactionRecords;
  return (
    <>
      <HistoryFilters {...chosen} />
      <RecordSummary download={download} page={page}>
        <NetDeposits period={period} currency={filters.currency} waiting={waiting} />
      </RecordSummary>
      <RecordTable
        label="Transaction history"
        columns={columns}
        page={page}
        failed={waiting ? chosen.failed : error !== undefined}
        pages={pagesOf(page)}
        retry={waiting ? chosen.retry : refetch}
      />
    </>
  );
}
