import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { readTypedAmount } from '@magpie/domain/payment-forms';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import type { Account } from '../../session/index.ts';

/** What the button needs to know of its form. */
export interface PaymentButtonForm {
  readonly account: Account;
  /** The amount as typed. */
  readonly amount: string;
  /** The ways to pay; `undefined` while they load. */
  readonly methods: readonly unknown[] | undefined;
  readonly busy: boolean;
  readonly blocked: boolean;
}

/** Props of {@link PaymentButton}. */
export interface PaymentButtonProps {
  /** What it does. */
  readonly verb: 'Deposit' | 'Withdraw';
  readonly form: PaymentButtonForm;
  /** Id of the form that it submits. */
  readonly id: string;
}

/** The one button of a payment's form; it says what happens. */
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
