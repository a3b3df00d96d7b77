import { displayMoney } from '@magpie/domain/format';
import { useDepositMethodsQuery } from '@magpie/gql/payments';
import { Alert } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '../../shared/modals/index.ts';
import { useSession } from '../session/index.ts';
import { MethodList } from './method-list.tsx';

/** Paying in: the methods with their limits, or why deposits are blocked (DEP-22). */
export function DepositModal({ onClose }: ModalComponentProps<'depositModal'>): JSX.Element {
  const { account } = useSession();
  const { data, error, refetch } = useDepositMethodsQuery({ fetchPolicy: 'cache-and-network' });
  const currency = account?.activeCurrency;
  const methods = currency
    ? data?.availablePaymentMethods.map(({ id, name, minimumDepositAmount, maximumDepositAmount }) => ({
        id,
        name,
        note: `${displayMoney(minimumDepositAmount, currency)} to ${displayMoney(maximumDepositAmount, currency)}`,
      }))
    : [];
  return (
    <Dialog open title="Deposit" onClose={onClose}>
      {account?.depositBlocked && (
        <Alert tone="danger" mb="4">
          Deposits are currently blocked on your account. Please contact support.
        </Alert>
      )}
      <MethodList
        label="Payment methods"
        methods={methods}
        failed={error !== undefined}
        retry={() => refetch()}
      />
    </Dialog>
  );
}
