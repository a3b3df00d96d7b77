import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { isMaxedOut, meetsLevel } from './availability.ts';
import type { PromoOffer } from './availability.ts';
import type { PromoTermsDetails, PromoTermsReason } from './promo-terms-reasons.ts';

/** What of a promo decides whether it is open to a member. */
export interface PromoTerms extends PromoOffer {
  /** Whether it is switched on and not past its end. */
  readonly open: boolean;
}

/**
 * Decides whether a promo is open to a member, in whatever way it is taken: claimed, locked in to or deposited for.
 *
 * @param level the member's; null while it is not known, when it holds nobody back (PROMO-14)
 */
export function decidePromoTerms(
  promo: PromoTerms,
  level: number | null,
): Decision<undefined, PromoTermsReason, PromoTermsDetails> {
  const details = { level: promo.levelRequirement };
  if (!promo.open) return refuse('ended', details);
  if (!meetsLevel(promo.levelRequirement, level)) return refuse('levelTooLow', details);
  return isMaxedOut(promo) ? refuse('noUses', details) : allow();
}
