import { chakra } from '@chakra-ui/react';
import { depositAccessReasons } from '@magpie/domain/account';
import { mendFor, refusalText } from '@magpie/domain/decision';
import { displayMoney } from '@magpie/domain/format';
import { withdrawalAccessReasons } from '@magpie/domain/payments';
import { Amount, Button, Card, Skeleton, Text } from '@magpie/ui';
import { useId, useState, type JSX } from 'react';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { modals } from '#shared/modals/index.ts';
import { useStore } from '#shared/store/index.ts';
import { ends } from '#shared/page/index.ts';
import { useSession, type Account } from '../session/index.ts';
import { DepositFields } from './deposit/deposit-fields.tsx';
import { DepositNote } from './deposit/deposit-note.tsx';
import { beforeDepositForm, useDepositAccess } from './deposit/use-deposit-access.ts';
import { useDepositForm } from './deposit/use-deposit-form.ts';
import { PaymentButton } from './forms/payment-button.tsx';
import { PaymentTypeToggle, type PaymentType } from './forms/payment-type.tsx';
import { EndPromoQuestion } from './withdrawal/end-promo-question.tsx';
import { useWithdrawalForm } from './withdrawal/use-withdrawal-form.ts';
import { withdrawalRefusalOf } from './withdrawal/withdrawal-access.ts';
import { WithdrawalFields } from './withdrawal/withdrawal-fields.tsx';

const Head = chakra('div', {
  base: {
    ...ends,
    gap: '4',
    mb: '6',
  },
});

const Foot = chakra('div', { base: { display: 'grid', gap: '2', mt: '6', maxW: { md: '80' } } });

interface OwnProps {
  readonly account: Account;
}

interface NotYetProps {
  readonly reason: string;
  readonly verb: 'Deposit' | 'Withdraw';
  readonly modal: 'depositModal' | 'withdrawalModal';
}

/** In place of the form while something stands before the payment; the button leads through it (PROF-18, DEP-20, WDR-08). */
function NotYet({ reason, verb, modal }: NotYetProps): JSX.Element {
  return (
    <>
      <Text>{reason}</Text>
      <Foot>
        <Button
          variant="primary"
          size="lg"
          onClick={() => {
            modals.open(modal);
          }}
        >
          {verb}
        </Button>
      </Foot>
    </>
  );
}

const deposit = { verb: 'Deposit', modal: 'depositModal' } as const;

function Deposit({ account }: OwnProps): JSX.Element {
  const access = useDepositAccess();
  const mend = beforeDepositForm(access);
  // Signed out, the section is about to go.
  if (mend === undefined || mend === 'loginModal') return <Skeleton display="block" h="60" />;
  if (access.allowed || mend === null) return <DepositForm account={account} />;
  return <NotYet reason={refusalText(depositAccessReasons, access)} {...deposit} />;
}

function DepositForm({ account }: OwnProps): JSX.Element {
  const id = useId();
  const form = useDepositForm(account);
  return (
    <>
      <DepositFields form={form} id={id} wide={false} />
      <Foot>
        <DepositNote form={form} />
        <PaymentButton verb="Deposit" form={form} id={id} />
      </Foot>
    </>
  );
}

function Withdrawal({ account }: OwnProps): JSX.Element {
  const refusal = withdrawalRefusalOf(account);
  if (refusal && mendFor(withdrawalAccessReasons, refusal.reason) === 'profileVerificationAlert') {
    const reason = refusalText(withdrawalAccessReasons, refusal);
    return <NotYet reason={reason} verb="Withdraw" modal="withdrawalModal" />;
  }
  return <WithdrawalForm account={account} />;
}

function WithdrawalForm({ account }: OwnProps): JSX.Element {
  const id = useId();
  const form = useWithdrawalForm(account);
  return (
    <>
      <WithdrawalFields form={form} id={id} />
      <Foot>
        <PaymentButton verb="Withdraw" form={form} id={id} />
      </Foot>
      <EndPromoQuestion form={form} />
    </>
  );
}

/** The account section 'deposit-withdraw': the balance, and the form of a deposit or of a withdrawal (DEP-03). */
export function DepositWithdrawSection(): JSX.Element | null {
  const { account } = useSession();
  const [type, setType] = useState<PaymentType>('DEPOSIT');
  const hidden = useStore(balancesHidden);
  if (!account) return null;
  const { availableBalance, activeCurrency } = account;
  return (
    <Card padding="md">
      <Head>
        <div>
          <Text tone="muted">Total balance</Text>
          <Text textStyle="money.lg">
            {hidden ? <Amount text="" concealed /> : displayMoney(availableBalance, activeCurrency)}
          </Text>
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
