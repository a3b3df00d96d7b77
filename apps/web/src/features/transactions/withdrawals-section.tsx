import { displayMoney } from '@magpie/domain/format';
import { decideCancellation, listedWithdrawalStatuses } from '@magpie/domain/payments';
import { useWithdrawalsQuery, type WithdrawalList_withdrawalFragment } from '@magpie/gql/payments';
import { Button } from '@magpie/ui';
import type { Column } from '@magpie/ui/data';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { useAccountQuery } from '#shared/account-query/index.ts';
import { usePageSearch, useSearchedPage } from '#shared/paging/index.ts';
import { RecordTable } from '#shared/records/index.ts';
import { paymentColumns } from './payment-columns.tsx';
import { alwaysNewest, useRefetchOnPayment } from './use-refetch-on-payment.ts';

type Withdrawal = WithdrawalList_withdrawalFragment;

/** The way to cancel a withdrawal, while it can be (WDR-18, WDR-19). */
function Cancel({ row }: { readonly row: Withdrawal }): JSX.Element | null {
  if (!decideCancellation(row).allowed) return null;
  return (
    <Button
      size="sm"
      aria-label={`Cancel withdrawal of ${displayMoney(row.amount, row.currency)}`}
      onClick={() => {
        modals.open('cancelWithdrawalModal', { withdrawalId: row.id });
      }}
    >
      Cancel
    </Button>
  );
}

const columns: readonly Column<Withdrawal>[] = [
  ...paymentColumns<Withdrawal>(({ withdrawalMethod }) => withdrawalMethod),
  { id: 'action', header: 'Action', cell: (row) => <Cancel row={row} /> },
];

/** The member's withdrawals, newest first, without drafts (WDR-26); a pending one can be cancelled. */
export function WithdrawalsSection(): JSX.Element {
  const chosen = useAccountQuery().read('payment');
  const search = usePageSearch(chosen);
  const { data, error, refetch } = useWithdrawalsQuery({
    variables: { ...search.variables, statuses: [...listedWithdrawalStatuses] },
    ...alwaysNewest,
  });
  useRefetchOnPayment(refetch);
  const { page, pages } = useSearchedPage(search, data?.withdrawals, ({ id }) => id === chosen);
  return (
    <RecordTable
      label="Withdrawals"
      {...(chosen !== null && { currentId: chosen })}
      columns={columns}
      page={page}
      failed={error !== undefined}
      pages={pages}
      retry={refetch}
    />
  );
}
