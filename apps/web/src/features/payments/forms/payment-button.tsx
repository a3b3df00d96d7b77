import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { readTypedAmount } from '@magpie/domain/payments/forms';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import type { Account } from '../../session/index.ts';

export interface PaymentButtonForm {
  readonly account: Account;
  readonly amount: string;
  /** The ways to pay; `undefined` while they load. */
  readonly methods: readonly unknown[] | undefined;
  readonly busy: boolean;
  readonly blocked: boolean;
}

export interface PaymentButtonProps {
  readonly verb: 'Deposit' | 'Withdraw';
  readonly form: PaymentButtonForm;
  readonly id: string;
}

export function PaymentButton({ verb, form, id }: PaymentButtonProps): JSX.Element {
  const { account, amount, methods, busy, blocked } = form;
  const { activeCurrency } = account;
  const value = readTypedAmount(amount, activeCurrency.type);
  return (
    <Button
      type="submit"
      form={id}
      variant="primary"
      size="lg"
      flex={{ base: '1 1 auto', md: 'none' }}
      loading={busy}
      disabled={blocked || !methods || methods.length === 0}
    >
      {verb}
      {value !== null && ` ${displayMoney(money.format(value, activeCurrency.type), activeCurrency)}`}
    </Button>
  );
}
