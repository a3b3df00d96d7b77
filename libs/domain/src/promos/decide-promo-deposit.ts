import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { decidePromoTerms } from './decide-promo-terms.ts';
import type { PromoTerms } from './decide-promo-terms.ts';
import type { PromoDepositReason } from './promo-deposit-reasons.ts';
import type { PromoTermsDetails } from './promo-terms-reasons.ts';
import { depositPromoTypes } from './types.ts';
import type { PromoType } from './types.ts';

export interface PromoStart {
  readonly type: PromoType;
  readonly lockInEnabled: boolean;
}

/** A promo of such a type, unless only its lock-in awards it (PROMO-50, 2 §4). */
export function isStartedByDeposit({ type, lockInEnabled }: PromoStart): boolean {
  return !lockInEnabled && depositPromoTypes.some((each) => each === type);
}

export interface PromoDepositFacts {
  readonly promo: PromoTerms & PromoStart;
  /** Null while not known. */
  readonly level: number | null;
  /** Null while not known. */
  readonly hasActivePromo: boolean | null;
}

/** Refused while another promo is active (PROMO-22). */
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
