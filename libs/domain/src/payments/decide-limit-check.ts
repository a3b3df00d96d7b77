import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import { exceedsAnyLimit } from './deposit-limits.ts';
import type { LimitUsage } from './deposit-limits.ts';
import { paymentReasons } from './payment-reasons.ts';

/** Why it is not told whether a deposit would exceed a limit. */
export type LimitCheckReason = 'invalidAmount';

/** What is said where it is not told whether a deposit would exceed a limit. */
export const limitCheckReasons = {
  invalidAmount: paymentReasons.invalidAmount,
} as const satisfies ReasonTable<LimitCheckReason>;

/**
 * Decides whether a deposit would exceed one of a member's limits (DEP-11).
 *
 * @param amount null for what is no amount
 */
export function decideLimitCheck(
  amount: Minor | null,
  limits: readonly LimitUsage[],
): Decision<{ readonly exceeded: boolean }, LimitCheckReason> {
  return amount === null ? refuse('invalidAmount') : allow({ exceeded: exceedsAnyLimit(amount, limits) });
}
