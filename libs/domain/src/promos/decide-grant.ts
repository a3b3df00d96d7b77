import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { AwardRules } from './award.ts';
import { decidePromoTerms } from './decide-promo-terms.ts';
import type { PromoTerms } from './decide-promo-terms.ts';
import type { GrantReason } from './grant-reasons.ts';
import type { PromoTermsDetails } from './promo-terms-reasons.ts';
import type { PromoType } from './types.ts';

export interface GrantedPromo extends PromoTerms {
  readonly type: PromoType;
  readonly rewardKind: AwardRules['rewardKind'];
  readonly lockInEnabled: boolean;
}

/** In what form a promo reaches the member: in force, as free spins, or as a bonus to be activated. */
export type GrantForm = 'PROMO' | 'FREE_SPINS' | 'BONUS';

const formOf: Readonly<Record<PromoType, GrantForm>> = {
  CONSUMABLE: 'BONUS',
  DEPOSIT: 'PROMO',
  DEPOSIT_AND_PLAY: 'PROMO',
  FREE_SPIN: 'FREE_SPINS',
  LOGIN: 'BONUS',
  REGISTRATION: 'PROMO',
};

interface Grant<Promo, Renewed> {
  readonly promo: Promo;
  readonly form: GrantForm;
  /** What is given anew, as the same use; null for one more use. */
  readonly anew: Renewed | null;
}

function decideUse<Promo extends GrantedPromo>(
  promo: Promo,
  level: number,
): Decision<Grant<Promo, never>, GrantReason, PromoTermsDetails> {
  const terms = decidePromoTerms(promo, level);
  if (!terms.allowed) return terms;
  if (promo.lockInEnabled) return refuse('needsLockIn', { level });
  const form = formOf[promo.type];
  const matchesDeposit = form !== 'FREE_SPINS' && promo.rewardKind === 'MULTIPLIER';
  return matchesDeposit ? refuse('needsDeposit', { level }) : allow({ promo, form, anew: null });
}

/**
 * Whether a member can be given a promo without what it asks for. Its terms hold all the same, so that an offer is
 * never had more often, later or sooner than it says, and what a lock-in awards is had by that alone (PROMO-50). What was taken
 * for a dispute that is lifted met them all, and is given anew: that and no more.
 * @param promo null for an unknown one
 * @param renewal what of it is given anew; null for nothing
 */
export function decideGrant<Promo extends GrantedPromo, Renewed>(
  promo: Promo | null,
  level: number,
  renewal: Renewed | null = null,
): Decision<Grant<Promo, Renewed>, GrantReason, PromoTermsDetails> {
  if (!promo) return refuse('promoUnknown', { level });
  return renewal === null ? decideUse(promo, level) : allow({ promo, form: 'PROMO', anew: renewal });
}
