import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { decidePromoTerms, isFreeSpinPromo } from '../promos/index.ts';
import type { PromoTerms, PromoTermsDetails, PromoType } from '../promos/index.ts';
import type { FreeSpinsClaimReason } from './free-spins-claim-reasons.ts';
import { isEnrolled } from './free-spins.ts';
import type { ClaimedSpins } from './free-spins.ts';

export interface ClaimablePromo extends PromoTerms {
  readonly id: string;
  readonly type: PromoType;
  /** Whether any are configured; null while not known. */
  readonly hasFreeSpins: boolean | null;
  readonly lockInEnabled: boolean;
}

export interface FreeSpinsClaimFacts<Promo extends ClaimablePromo> {
  readonly signedIn: boolean;
  readonly promo: Promo | null;
  /** Null while not known. */
  readonly level: number | null;
  readonly held: readonly ClaimedSpins[];
}

export interface FreeSpinsClaimPlan<Promo extends ClaimablePromo> {
  readonly promo: Promo;
}

/** Whether a claim gives a promo: of its free spins, unless only its lock-in gives them (PROMO-50). */
export const isClaimablePromo = ({
  type,
  lockInEnabled,
}: Pick<ClaimablePromo, 'type' | 'lockInEnabled'>): boolean => isFreeSpinPromo(type) && !lockInEnabled;

/** Active ones come before the promo's terms (SPIN-06); finished ones block nothing while uses remain (SPIN-05). */
export function decideFreeSpinsClaim<Promo extends ClaimablePromo>({
  signedIn,
  promo,
  level,
  held,
}: FreeSpinsClaimFacts<Promo>): Decision<FreeSpinsClaimPlan<Promo>, FreeSpinsClaimReason, PromoTermsDetails> {
  const details = { level: promo?.levelRequirement ?? 0 };
  if (!signedIn) return refuse('signedOut', details);
  if (!promo) return refuse('promoUnknown', details);
  if (!isClaimablePromo(promo) || promo.hasFreeSpins === false) return refuse('noFreeSpins', details);
  if (isEnrolled(held, promo)) return refuse('enrolled', details);
  const terms = decidePromoTerms(promo, level);
  return terms.allowed ? allow({ promo }) : terms;
}
