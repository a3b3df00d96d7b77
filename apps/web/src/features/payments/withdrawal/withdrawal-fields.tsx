import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { readTypedAmount } from '@magpie/domain/payments/forms';
import { netPayout } from '@magpie/domain/payments';
import { Chip } from '@magpie/ui';
import type { JSX } from 'react';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { useFirstProblem } from '#shared/forms/index.ts';
import { Lines } from '#shared/offers/index.ts';
import { useStore } from '#shared/store/index.ts';
import { AmountField } from '../forms/amount-field.tsx';
import { BlockedNotice } from '../forms/blocked-notice.tsx';
import { formProps } from '../forms/form-props.ts';
import { MethodCards } from '../forms/method-cards.tsx';
import { rangeText } from '../forms/range-text.ts';
import { LockInNotice } from './lock-in-notice.tsx';
import type { WithdrawalForm } from './use-withdrawal-form.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '6' } });

function WithdrawalAmount({ form }: { readonly form: WithdrawalForm }): JSX.Element {
  const { activeCurrency, wallets } = form.account;
  const hidden = useStore(balancesHidden);
  const withdrawable = displayMoney(wallets.withdrawableBalance, activeCurrency);
  return (
    <AmountField
      control={form.control}
      name="amount"
      currency={activeCurrency}
      hint={[rangeText(form.range, activeCurrency), !hidden && `${withdrawable} can be withdrawn`]
        .filter(Boolean)
        .join('. ')}
      error={form.problems.amount}
      disabled={form.blocked}
      below={
        <Chip
          shape="square"
          alignSelf="flex-start"
          mt="1"
          px="4"
          disabled={form.blocked}
          onClick={form.pickMost}
        >
          Withdraw the most possible
        </Chip>
      }
    />
  );
}

/** The fee of the chosen method, and what is paid out once it is kept back (WDR-06, WDR-07). */
function PaidOut({ form }: { readonly form: WithdrawalForm }): JSX.Element | null {
  const { account, method, amount } = form;
  if (!method) return null;
  const { activeCurrency } = account;
  const { type } = activeCurrency;
  const value = readTypedAmount(amount, type) ?? money.zero;
  const rest = netPayout(value, money.parseOrZero(method.transactionFee, type));
  return (
    <Lines>
      <div>
        <dt>Taken from your balance</dt>
        <dd>{displayMoney(money.format(value, type), activeCurrency)}</dd>
      </div>
      <div>
        <dt>Fee</dt>
        <dd>{displayMoney(method.transactionFee, activeCurrency)}</dd>
      </div>
      <div data-part="sum">
        <dt>Paid out to you</dt>
        <dd>{displayMoney(money.format(rest, type), activeCurrency)}</dd>
      </div>
    </Lines>
  );
}

export interface WithdrawalFieldsProps {
  readonly form: WithdrawalForm;
  readonly id: string;
}

/** Method, amount, withdrawable balance, fee and pay-out, or why withdrawals are blocked (WDR-01, WDR-06, WDR-12). */
export function WithdrawalFields({ form, id }: WithdrawalFieldsProps): JSX.Element {
  const { methods, loading, method, problems, blocked, hold } = form;
  const fields = useFirstProblem(form.attempts);
  return (
    <Form ref={fields} {...formProps(id, 'Withdraw', form.submit)}>
      {hold !== null && <BlockedNotice>{hold}</BlockedNotice>}
      <MethodCards
        label="Withdrawal method"
        methods={methods}
        loading={loading}
        value={method?.id ?? ''}
        onChange={form.pickMethod}
        error={problems.withdrawalMethod}
        disabled={blocked}
      />
      <WithdrawalAmount form={form} />
      <PaidOut form={form} />
      <LockInNotice account={form.account} amount={form.amount} />
    </Form>
  );
}
