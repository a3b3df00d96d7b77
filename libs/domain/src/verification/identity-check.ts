import type { Minor } from '../money/index.ts';

/** What a member push tells of the amounts that make an identity check due. */
export interface ReachedAmounts {
  readonly gbgDepositAmountReached: boolean;
  readonly gbgWithdrawalAmountReached: boolean;
}

/** The site's settings of the identity check that an amount makes due. */
export interface IdentityCheckSettings {
  readonly enableGBG: boolean;
  /** The kind of payment that is watched. */
  readonly gbgTrigger: 'DEPOSIT' | 'WITHDRAWAL';
  /** What the total of that kind must reach, in the default currency. */
  readonly threshold: Minor;
}

/** Whether a member's total of a kind of payment has reached the amount that makes an identity check due (CONF-02). */
export function reachesThreshold(
  { enableGBG, gbgTrigger, threshold }: IdentityCheckSettings,
  kind: IdentityCheckSettings['gbgTrigger'],
  total: Minor,
): boolean {
  return enableGBG && gbgTrigger === kind && total >= threshold;
}

/** Whether a push asks for an identity check: an amount was reached by a member who is not verified (CONF-03). */
export function identityCheckDue(reached: ReachedAmounts, verified: boolean): boolean {
  return !verified && (reached.gbgDepositAmountReached || reached.gbgWithdrawalAmountReached);
}
