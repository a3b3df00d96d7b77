import { z } from 'zod';
import { refusalText } from '../../decision/index.ts';
import type { Decision, ReasonRow } from '../../decision/index.ts';
import { money } from '../../money/index.ts';
import { readTypedAmount } from '../amounts.ts';
import type { AmountLimits } from '../amounts.ts';
import { decideDeposit } from '../decide-deposit.ts';
import type { DepositFacts, DepositPlan } from '../deposit-facts.ts';
import { depositReasons } from '../deposit-reasons.ts';
import type { DepositDetails, DepositReason } from '../deposit-reasons.ts';

export interface DepositMethodFacts extends AmountLimits {
  readonly id: string;
}

export interface DepositFormFacts extends Omit<DepositFacts, 'method' | 'amount'> {
  readonly methods: readonly DepositMethodFacts[];
}

export interface DepositEntry {
  readonly paymentMethod: string;
  readonly amount: string;
}

export function depositFactsOf(
  { methods, ...facts }: DepositFormFacts,
  { paymentMethod, amount }: DepositEntry,
): DepositFacts {
  return {
    ...facts,
    method: methods.find(({ id }) => id === paymentMethod) ?? null,
    amount: readTypedAmount(amount, facts.currency.type),
  };
}

const anyAmount: AmountLimits = { minimum: money.zero, maximum: money.of(money.largest) };

function ofFields(form: DepositFormFacts): DepositFormFacts {
  return {
    ...form,
    access: { ...form.access, signedIn: null },
    promo: form.promo && { ...form.promo, hasOtherActivePromo: null },
    limit: { held: false, exceeded: null },
  };
}

/** By DEP-04 to DEP-09, with the general limits while no method is chosen. The output amount is a wire decimal. */
export function depositSchema(form: DepositFormFacts) {
  const { type } = form.currency;
  return z
    .object({ paymentMethod: z.string(), amount: z.string() })
    .superRefine((entry, context) => {
      const tell = (decision: Decision<DepositPlan, DepositReason, DepositDetails>) => {
        if (decision.allowed) return;
        const { field }: ReasonRow<DepositDetails> = depositReasons[decision.reason];
        const message = refusalText(depositReasons, decision);
        if (field !== undefined) context.addIssue({ code: 'custom', path: [field], message });
      };
      const facts = depositFactsOf(ofFields(form), entry);
      const decision = decideDeposit(facts, 'form');
      tell(decision);
      if (decision.allowed || decision.reason !== 'methodMissing') return;
      tell(decideDeposit({ ...facts, method: anyAmount }, 'form'));
    })
    .transform(({ paymentMethod, amount }) => ({
      paymentMethod,
      amount: money.format(readTypedAmount(amount, type) ?? money.zero, type),
    }));
}
