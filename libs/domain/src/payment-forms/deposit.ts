import { z } from 'zod';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import { depositProblem } from '../payments/index.ts';
import type { AmountLimits } from '../payments/index.ts';
import { readTypedAmount } from './fields.ts';
import { paymentMessages } from './texts.ts';

/** A way to deposit, as far as the form looks at it. */
export interface DepositMethodFacts extends AmountLimits {
  readonly id: string;
}

/** What a deposit form is judged by. */
export interface DepositFormFacts {
  readonly type: CurrencyType;
  /** Those of every deposit in the currency; null while they are not known. */
  readonly limits: AmountLimits | null;
  readonly methods: readonly DepositMethodFacts[];
  /** The applied promo; null without one. */
  readonly promo: { readonly minimumDepositAmount: Minor | null } | null;
}

const anyAmount: AmountLimits = { minimum: money.zero, maximum: money.of(money.largest) };

/**
 * The deposit form: a method of those offered (DEP-09) and an amount within the limits (DEP-04 to DEP-08). While no method
 * is chosen the amount is held against the general limits. The amount comes out as a decimal of the wire.
 */
export function depositSchema({ type, limits, methods, promo }: DepositFormFacts) {
  return z
    .object({ paymentMethod: z.string(), amount: z.string() })
    .superRefine(({ paymentMethod, amount }, context) => {
      const method = methods.find(({ id }) => id === paymentMethod);
      if (!method) {
        context.addIssue({
          code: 'custom',
          path: ['paymentMethod'],
          message: paymentMessages.paymentMethod,
        });
      }
      const value = readTypedAmount(amount, type);
      const problem =
        value === null
          ? paymentMessages.invalidAmount
          : depositProblem(value, { type, limits, method: method ?? anyAmount, promo });
      if (problem !== null) context.addIssue({ code: 'custom', path: ['amount'], message: problem });
    })
    .transform(({ paymentMethod, amount }) => ({
      paymentMethod,
      amount: money.format(readTypedAmount(amount, type) ?? money.zero, type),
    }));
}

/** Values of the deposit form as a person fills them in. */
export interface DepositEntry {
  readonly paymentMethod: string;
  readonly amount: string;
}
