import { displayMoney } from '@magpie/domain/format';
import { useWithdrawalMethodsQuery } from '@magpie/gql/payments';
import { Alert, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '../../shared/modals/index.ts';
import { useSession } from '../session/index.ts';
import { MethodList } from './method-list.tsx';

/** Paying out: what can be withdrawn and by which methods, or why withdrawals are blocked (WDR-12). */
export function WithdrawalModal({ onClose }: ModalComponentProps<'withdrawalModal'>): JSX.Element {
  const { account } = useSession();
  const { data, error, refetch } = useWithdrawalMethodsQuery({ fetchPolicy: 'cache-and-network' });
  const currency = account?.activeCurrency;
  const methods = currency
    ? data?.withdrawalMethods
        .filter(({ enabled }) => enabled)
        .map(({ id, name, transactionFee }) => ({
          id,
          name,
          note: `Fee ${displayMoney(transactionFee, currency)}`,
        }))
    : [];
  return (
    <Dialog open title="Withdraw" onClose={onClose}>
      {account?.withdrawalBlocked && (
        <Alert tone="danger" mb="4">
          Withdrawals are currently blocked on your account. Please contact support.
        </Alert>
      )}
      {account && currency && (
        <Text mb="4">{displayMoney(account.wallets.withdrawableBalance, currency)} can be withdrawn</Text>
      )}
      <MethodList
        label="Withdrawal methods"
        methods={methods}
        failed={error !== undefined}
        retry={() => refetch()}
      />
    </Dialog>
  );
}
