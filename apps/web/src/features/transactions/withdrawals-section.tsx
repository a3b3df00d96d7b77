import { accountDate, displayAmount } from '@magpie/domain/format';
import { canCancelWithdrawal } from '@magpie/domain/payments';
import { useWithdrawalsQuery, type WithdrawalList_withdrawalFragment } from '@magpie/gql/payments';
import { Button } from '@magpie/ui';
import type { Column } from '@magpie/ui/data';
import type { JSX } from 'react';
import { modals } from '../../shared/modals/index.ts';
import { usePaging } from '../../shared/paging/index.ts';
import { shownTimeZone } from '../../shared/time-zone/index.ts';
import { RecordTable } from './record-table.tsx';
import { StatusTag } from './status-tag.tsx';
import { useMoneyNews } from './use-money-news.ts';

type Withdrawal = WithdrawalList_withdrawalFragment;

/** The way to cancel a withdrawal, while it can be (WDR-18, WDR-19). */
function Cancel({ row }: { readonly row: Withdrawal }): JSX.Element | null {
  if (!canCancelWithdrawal(row.status)) return null;
  return (
    <Button
      size="sm"
      onClick={() => {
        modals.open('cancelWithdrawalModal', { withdrawalId: row.id });
      }}
    >
      Cancel
    </Button>
  );
}

const columns: readonly Column<Withdrawal>[] = [
  { id: 'date', header: 'Date', cell: (row) => accountDate(row.dateTimeCreated, shownTimeZone()) },
  { id: 'method', header: 'Method', cell: (row) => row.withdrawalMethod.name },
  { id: 'status', header: 'Status', cell: (row) => <StatusTag status={row.status} /> },
  { id: 'currency', header: 'Currency', cell: (row) => row.currency.code },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    cell: (row) => displayAmount(row.amount, row.currency.type),
  },
  { id: 'action', header: 'Action', cell: (row) => <Cancel row={row} /> },
];

/** The member's withdrawals, newest first (WDR-26); a pending one can be cancelled. */
export function WithdrawalsSection(): JSX.Element {
  const { variables, pagesOf } = usePaging();
  const { data, error, refetch } = useWithdrawalsQuery({ variables, fetchPolicy: 'cache-and-network' });
  useMoneyNews(refetch);
  return (
    <RecordTable
      label="Withdrawals"
      columns={columns}
      page={data?.withdrawals}
      failed={error !== undefined}
      pages={pagesOf(data?.withdrawals)}
      retry={refetch}
    />
  );
}
