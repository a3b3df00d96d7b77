import { listedDepositStatuses } from '@magpie/domain/payments';
import { useDepositsQuery, type DepositList_depositFragment } from '@magpie/gql/payments';
import type { JSX } from 'react';
import { useAccountQuery } from '#shared/account-query/index.ts';
import { usePageSearch, useSearchedPage } from '#shared/paging/index.ts';
import { RecordTable } from '#shared/records/index.ts';
import { paymentColumns } from './payment-columns.tsx';
import { alwaysNewest, useRefetchOnPayment } from './use-refetch-on-payment.ts';

type Deposit = DepositList_depositFragment;

const columns = paymentColumns<Deposit>(({ paymentMethod }) => paymentMethod);

/** The member's deposits, newest first, without drafts (DEP-31). */
export function DepositsSection(): JSX.Element {
  const chosen = useAccountQuery().read('payment');
  const search = usePageSearch(chosen);
  const { data, error, refetch } = useDepositsQuery({
    variables: { ...search.variables, statuses: [...listedDepositStatuses] },
    ...alwaysNewest,
  });
  useRefetchOnPayment(refetch);
  const { page, pages } = useSearchedPage(search, data?.deposits, ({ id }) => id === chosen);
  return (
    <RecordTable
      label="Deposits"
      {...(chosen !== null && { currentId: chosen })}
      columns={columns}
      page={page}
      failed={error !== undefined}
      pages={pages}
      retry={refetch}
    />
  );
}
