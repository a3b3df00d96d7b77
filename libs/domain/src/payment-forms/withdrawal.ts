import { z } from 'zod';
import { money } from '../money/index.ts';
import { mostToWithdraw, withdrawalProblem } from '../payments/index.ts';
import type { WithdrawalFacts } from '../payments/index.ts';
import { readTypedAmount, toTypedAmount } from './fields.ts';
import { paymentMessages } from './texts.ts';

/** What a withdrawal form is judged by. */
export interface WithdrawalFormFacts extends WithdrawalFacts {
  /** Ids of the methods that can be chosen. */
  readonly methods: readonly string[];
}

/**
 * The withdrawal form: a method of those offered (WDR-04) and an amount within balance and limits (WDR-02, WDR-03). The
 * amount comes out as a decimal of the wire.
 */
export function withdrawalSchema({ methods, ...facts }: WithdrawalFormFacts) {
  const { type } = facts;
  return z
    .object({ withdrawalMethod: z.string(), amount: z.string() })
    .superRefine(({ withdrawalMethod, amount }, context) => {
      if (!methods.includes(withdrawalMethod)) {
        context.addIssue({
          code: 'custom',
          path: ['withdrawalMethod'],
          message: paymentMessages.withdrawalMethod,
        });
      }
      const value = readTypedAmount(amount, type);
      const message =
        value === null ? paymentMessages.invalidAmount : withdrawalProblem(value, facts)?.message;
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['amount'], message });
    })
    .transform(({ withdrawalMethod, amount }) => ({
      withdrawalMethod,
      amount: money.format(readTypedAmount(amount, type) ?? money.zero, type),
    }));
}

/** Values of the withdrawal form as a person fills them in. */
export interface WithdrawalEntry {
  readonly withdrawalMethod: string;
  readonly amount: string;
}

/** The most that one withdrawal can take, as an amount input holds it. */
export function typedMostToWithdraw(facts: WithdrawalFacts): string {
  return toTypedAmount(mostToWithdraw(facts), facts.type);
}
