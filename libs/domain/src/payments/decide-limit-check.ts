import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import { exceedsAnyLimit } from './deposit-limits.ts';
import type { LimitUsage } from './deposit-limits.ts';
import { paymentReasons } from './payment-reasons.ts';

export type LimitCheckReason = 'invalidAmount';

export const limitCheckReasons = {
  invalidAmount: paymentReasons.invalidAmount,
} as const satisfies ReasonTable<LimitCheckReason>;

/** Would a deposit exceed a limit (DEP-11)? @param amount null for what is no amount */
export function decideLimitCheck(
  amount: Minor | null,
  limits: readonly LimitUsage[],
): Decision<{ readonly exceeded: boolean }, LimitCheckReason> {
  return amount === null ? refuse('invalidAmount') : allow({ exceeded: exceedsAnyLimit(amount, limits) });
}
