import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { decidePromoTerms } from './decide-promo-terms.ts';
import type { PromoTerms } from './decide-promo-terms.ts';
import type { PromoDepositReason } from './promo-deposit-reasons.ts';
import type { PromoTermsDetails } from './promo-terms-reasons.ts';
import { depositPromoTypes } from './types.ts';
import type { PromoType } from './types.ts';

/** How a promo is started. */
export interface PromoStart {
  readonly type: PromoType;
  readonly lockInEnabled: boolean;
}

/** Whether deposits start a promo: one of such a type, and not one that its lock-in alone awards (PROMO-50, 2 §4). */
export function isStartedByDeposit({ type, lockInEnabled }: PromoStart): boolean {
  return !lockInEnabled && depositPromoTypes.some((each) => each === type);
}

/** What decides whether the page of a promo takes a deposit for it. */
export interface PromoDepositFacts {
  readonly promo: PromoTerms & PromoStart;
  /** The member's level; null while it is not known. */
  readonly level: number | null;
  /** Null while it is not known. */
  readonly hasActivePromo: boolean | null;
}

/** Decides whether the page of a promo takes a member's deposit for it; beside an active promo none is (PROMO-22). */
export function decidePromoDeposit({
  promo,
  level,
  hasActivePromo,
}: PromoDepositFacts): Decision<undefined, PromoDepositReason, PromoTermsDetails> {
  const details = { level: promo.levelRequirement };
  if (!isStartedByDeposit(promo)) return refuse('notByDeposit', details);
  const terms = decidePromoTerms(promo, level);
  if (!terms.allowed) return terms;
  return hasActivePromo === true ? refuse('enrolled', details) : allow();
}
