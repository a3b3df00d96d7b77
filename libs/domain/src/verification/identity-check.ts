import type { Minor } from '../money/index.ts';

export interface ReachedAmounts {
  readonly gbgDepositAmountReached: boolean;
  readonly gbgWithdrawalAmountReached: boolean;
}

export interface IdentityCheckSettings {
  readonly enableGBG: boolean;
  readonly gbgTrigger: 'DEPOSIT' | 'WITHDRAWAL';
  /** Total of that kind, in the default currency. */
  readonly threshold: Minor;
}

export interface IdentityCheckFacts {
  readonly kind: IdentityCheckSettings['gbgTrigger'];
  /** Total of the member's approved payments of that kind, including this one, in the default currency. */
  readonly total: Minor;
  readonly verified: boolean;
  /** Whether the member was notified of this kind before; it happens once. */
  readonly flagged: boolean;
}

/** Only the first payment that reaches the threshold, and never for a verified member (CONF-02, CONF-03). */
export function reachesThreshold(
  { enableGBG, gbgTrigger, threshold }: IdentityCheckSettings,
  { kind, total, verified, flagged }: IdentityCheckFacts,
): boolean {
  return enableGBG && gbgTrigger === kind && !verified && !flagged && total >= threshold;
}

/** Whether a push requires an identity check: an amount was reached by an unverified member (CONF-03). */
export function identityCheckDue(reached: ReachedAmounts, verified: boolean): boolean {
  return !verified && (reached.gbgDepositAmountReached || reached.gbgWithdrawalAmountReached);
}
