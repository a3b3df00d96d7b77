import { accountDate, displayAmount } from '@magpie/domain/format';
import { useWithdrawalsQuery, type WithdrawalList_withdrawalFragment } from '@magpie/gql/payments';
import { Button, VisuallyHidden } from '@magpie/ui';
import type { Column } from '@magpie/ui/data';
import type { JSX } from 'react';
import { modals } from '../../shared/modals/index.ts';
import { shownTimeZone } from '../../shared/time-zone/index.ts';
import { RecordTable } from './record-table.tsx';
import { useCursorPages } from './use-cursor-pages.ts';
import { stateWords } from './words.ts';

type Withdrawal = WithdrawalList_withdrawalFragment;

function Cancel({ row }: { readonly row: Withdrawal }): JSX.Element {
  if (row.status !== 'PENDING') return <VisuallyHidden>Nothing to do</VisuallyHidden>;
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
  { id: 'status', header: 'Status', cell: (row) => stateWords(row.status) },
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
  const pages = useCursorPages();
  const { data, error, refetch } = useWithdrawalsQuery({
    variables: { first: 10, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <RecordTable
      label="Withdrawals"
      columns={columns}
      page={data?.withdrawals}
      failed={error !== undefined}
      pages={pages}
      retry={() => refetch()}
    />
  );
}
