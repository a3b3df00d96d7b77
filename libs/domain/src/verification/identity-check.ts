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

/** What decides whether a payment makes an identity check due. */
export interface IdentityCheckFacts {
  /** The kind of the payment that was just approved. */
  readonly kind: IdentityCheckSettings['gbgTrigger'];
  /** The member's approved payments of that kind, this one included, in the default currency. */
  readonly total: Minor;
  readonly verified: boolean;
  /** Whether the member was told of this kind before; it is told once. */
  readonly told: boolean;
}

/**
 * Whether a payment brings the member to the amount that makes an identity check due: the first one at which the total of
 * its kind is that high, and never for a member who is verified (CONF-02, CONF-03).
 */
export function reachesThreshold(
  { enableGBG, gbgTrigger, threshold }: IdentityCheckSettings,
  { kind, total, verified, told }: IdentityCheckFacts,
): boolean {
  return enableGBG && gbgTrigger === kind && !verified && !told && total >= threshold;
}

/** Whether a push asks for an identity check: an amount was reached by a member who is not verified (CONF-03). */
export function identityCheckDue(reached: ReachedAmounts, verified: boolean): boolean {
  return !verified && (reached.gbgDepositAmountReached || reached.gbgWithdrawalAmountReached);
}
