import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { isMaxedOut, meetsLevel } from './availability.ts';
import type { PromoRequirements } from './availability.ts';
import type { PromoTermsDetails, PromoTermsReason } from './promo-terms-reasons.ts';

export interface PromoTerms extends PromoRequirements {
  readonly open: boolean;
}

/** For claims, lock-ins and deposits alike. @param level null while not known, which refuses nobody (PROMO-14) */
export function decidePromoTerms(
  promo: PromoTerms,
  level: number | null,
): Decision<undefined, PromoTermsReason, PromoTermsDetails> {
  const details = { level: promo.levelRequirement };
  if (!promo.open) return refuse('ended', details);
  if (!meetsLevel(promo.levelRequirement, level)) return refuse('levelTooLow', details);
  return isMaxedOut(promo) ? refuse('noUses', details) : allow();
}
