import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { Card, Text } from '@magpie/ui';
import { useId, useState, type JSX } from 'react';
import { useSession, type Account } from '../session/index.ts';
import { DepositButton, DepositFields } from './deposit/deposit-fields.tsx';
import { useDepositForm } from './deposit/use-deposit-form.ts';
import { PaymentTypeToggle, type PaymentType } from './forms/payment-type.tsx';
import { useWithdrawalForm } from './withdrawal/use-withdrawal-form.ts';
import { WithdrawalButton, WithdrawalFields } from './withdrawal/withdrawal-fields.tsx';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    mb: '6',
  },
});

const Foot = chakra('div', { base: { display: 'grid', mt: '6', maxW: { md: '320px' } } });

interface OwnProps {
  readonly account: Account;
}

function Deposit({ account }: OwnProps): JSX.Element {
  const id = useId();
  const form = useDepositForm(account);
  return (
    <>
      <DepositFields form={form} id={id} wide={false} />
      <Foot>
        <DepositButton form={form} id={id} />
      </Foot>
    </>
  );
}

function Withdrawal({ account }: OwnProps): JSX.Element {
  const id = useId();
  const form = useWithdrawalForm(account);
  return (
    <>
      <WithdrawalFields form={form} id={id} />
      <Foot>
        <WithdrawalButton form={form} id={id} />
      </Foot>
    </>
  );
}

/** The account section 'deposit-withdraw': the balance, and the form of a deposit or of a withdrawal (DEP-03). */
export function DepositWithdrawSection(): JSX.Element | null {
  const { account } = useSession();
  const [type, setType] = useState<PaymentType>('DEPOSIT');
  if (!account) return null;
  const { availableBalance, activeCurrency } = account;
  return (
    <Card padding="md">
      <Head>
        <div>
          <Text tone="muted">Total balance</Text>
          <Text textStyle="money.lg">{displayMoney(availableBalance, activeCurrency)}</Text>
        </div>
        <PaymentTypeToggle value={type} onChange={setType} />
      </Head>
      {type === 'DEPOSIT' ? (
        <Deposit key={activeCurrency.code} account={account} />
      ) : (
        <Withdrawal key={activeCurrency.code} account={account} />
      )}
    </Card>
  );
}
