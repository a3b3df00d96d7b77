import { accountDate, displayAmount } from '@magpie/domain/format';
import { useDepositsQuery, type DepositList_depositFragment } from '@magpie/gql/payments';
import type { Column } from '@magpie/ui/data';
import type { JSX } from 'react';
import { usePaging } from '../../shared/paging/index.ts';
import { shownTimeZone } from '../../shared/time-zone/index.ts';
import { RecordTable } from './record-table.tsx';
import { StatusTag } from './status-tag.tsx';
import { useMoneyNews } from './use-money-news.ts';

type Deposit = DepositList_depositFragment;

const columns: readonly Column<Deposit>[] = [
  { id: 'date', header: 'Date', cell: (row) => accountDate(row.dateTimeCreated, shownTimeZone()) },
  { id: 'method', header: 'Method', cell: (row) => row.paymentMethod.name },
  { id: 'status', header: 'Status', cell: (row) => <StatusTag status={row.status} /> },
  { id: 'currency', header: 'Currency', cell: (row) => row.currency.code },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    cell: (row) => displayAmount(row.amount, row.currency.type),
  },
];

/** The member's deposits, newest first (DEP-31). */
export function DepositsSection(): JSX.Element {
  const { variables, pagesOf } = usePaging();
  const { data, error, refetch } = useDepositsQuery({ variables, fetchPolicy: 'cache-and-network' });
  useMoneyNews(refetch);
  return (
    <RecordTable
      label="Deposits"
      columns={columns}
      page={data?.deposits}
      failed={error !== undefined}
      pages={pagesOf(data?.deposits)}
      retry={refetch}
    />
  );
}
