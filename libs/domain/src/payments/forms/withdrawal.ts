import { z } from 'zod';
import { mendFor, refusalText } from '../../decision/index.ts';
import type { Decision, ReasonRow } from '../../decision/index.ts';
import { money } from '../../money/index.ts';
import type { CurrencyType } from '../../money/index.ts';
import { mostToWithdraw, readTypedAmount, toTypedAmount } from '../amounts.ts';
import type { WithdrawalBounds } from '../amounts.ts';
import { decideWithdrawal } from '../decide-withdrawal.ts';
import type { WithdrawalFacts, WithdrawalPlan } from '../withdrawal-facts.ts';
import { withdrawalReasons } from '../withdrawal-reasons.ts';
import type { WithdrawalDetails, WithdrawalReason } from '../withdrawal-reasons.ts';

export interface WithdrawalMethodFacts {
  readonly id: string;
  readonly enabled: boolean;
}

export interface WithdrawalFormFacts extends Omit<
  WithdrawalFacts,
  'draft' | 'method' | 'amount' | 'promo' | 'givesUp' | 'waiting'
> {
  readonly methods: readonly WithdrawalMethodFacts[];
}

export interface WithdrawalEntry {
  readonly withdrawalMethod: string;
  readonly amount: string;
}

/** Of no promo: what it is about to lose is asked for when the form is sent (WDR-28). */
export function withdrawalFactsOf(
  { methods, ...facts }: WithdrawalFormFacts,
  { withdrawalMethod, amount }: WithdrawalEntry,
): WithdrawalFacts {
  return {
    ...facts,
    draft: null,
    method: methods.find(({ id }) => id === withdrawalMethod) ?? null,
    amount: readTypedAmount(amount, facts.currency.type),
    promo: null,
    waiting: [],
    givesUp: [],
  };
}

/** What holds back every withdrawal of a member until support has settled it, as shown; null for nothing. */
export function withdrawalHoldText(form: WithdrawalFormFacts): string | null {
  const decision = decideWithdrawal(withdrawalFactsOf(form, { withdrawalMethod: '', amount: '' }), 'form');
  if (decision.allowed || mendFor(withdrawalReasons, decision.reason) !== 'supportModal') return null;
  return refusalText(withdrawalReasons, decision);
}

/** Passes the access checks, which are reported on submit, as are disputed deposits, because they concern no field. */
const anybody = { signedIn: null, withdrawalBlocked: false, verified: true };

/** By WDR-02 to WDR-04. The output amount is a wire decimal. */
export function withdrawalSchema(form: WithdrawalFormFacts) {
  const { type } = form.currency;
  return z
    .object({ withdrawalMethod: z.string(), amount: z.string() })
    .superRefine((entry, context) => {
      const tell = (decision: Decision<WithdrawalPlan, WithdrawalReason, WithdrawalDetails>) => {
        if (decision.allowed) return;
        const { field }: ReasonRow<WithdrawalDetails> = withdrawalReasons[decision.reason];
        const message = refusalText(withdrawalReasons, decision);
        if (field !== undefined) context.addIssue({ code: 'custom', path: [field], message });
      };
      const facts = withdrawalFactsOf({ ...form, access: anybody, disputed: [] }, entry);
      const decision = decideWithdrawal(facts, 'form');
      tell(decision);
      if (decision.allowed || decision.reason !== 'methodMissing') return;
      tell(decideWithdrawal({ ...facts, method: { enabled: true } }, 'form'));
    })
    .transform(({ withdrawalMethod, amount }) => ({
      withdrawalMethod,
      amount: money.format(readTypedAmount(amount, type) ?? money.zero, type),
    }));
}

export function typedMostToWithdraw(bounds: WithdrawalBounds, type: CurrencyType): string {
  return toTypedAmount(mostToWithdraw(bounds), type);
}
