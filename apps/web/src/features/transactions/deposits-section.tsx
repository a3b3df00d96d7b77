import { listedDepositStatuses } from '@magpie/domain/payments';
import { useDepositsQuery, type DepositList_depositFragment } from '@magpie/gql/payments';
import type { JSX } from 'react';
import { useAccountQuery } from '#shared/account-query/index.ts';
import { usePaging } from '#shared/paging/index.ts';
import { RecordTable } from '#shared/records/index.ts';
import { paymentColumns } from './payment-columns.tsx';
import { alwaysNewest, useRefetchOnPayment } from './use-refetch-on-payment.ts';

type Deposit = DepositList_depositFragment;

const columns = paymentColumns<Deposit>(({ paymentMethod }) => paymentMethod);

/** The member's deposits, newest first, without drafts (DEP-31). */
export function DepositsSection(): JSX.Element {
  const { variables, pagesOf } = usePaging();
  const chosen = useAccountQuery().read('payment');
  const { data, error, refetch } = useDepositsQuery({
    variables: { ...variables, statuses: [...listedDepositStatuses] },
    ...alwaysNewest,
  });
  useRefetchOnPayment(refetch);
  return (
    <RecordTable
      label="Deposits"
      {...(chosen !== null && { currentId: chosen })}
      columns={columns}
      page={data?.deposits}
      failed={error !== undefined}
      pages={pagesOf(data?.deposits)}
      retry={refetch}
    />
  );
}
