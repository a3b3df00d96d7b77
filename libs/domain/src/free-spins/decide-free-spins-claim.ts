import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { isMaxedOut, meetsLevel } from '../promos/index.ts';
import type { PromoOffer } from '../promos/index.ts';
import type { FreeSpinsClaimDetails, FreeSpinsClaimReason } from './free-spins-claim-reasons.ts';
import { isEnrolled } from './free-spins.ts';
import type { FreeSpinStatus } from './free-spins.ts';

/** A promo whose free spins are claimed. */
export interface ClaimedPromo extends PromoOffer {
  readonly id: string;
  /** Whether it is of the type FREE_SPIN and has spins to give. */
  readonly givesFreeSpins: boolean;
  /** Whether it is switched on and not past its end. */
  readonly open: boolean;
}

/** What decides about a claim. */
export interface FreeSpinsClaimFacts<Promo extends ClaimedPromo> {
  /** Null when there is none of that id. */
  readonly promo: Promo | null;
  /** The member's level; null while it is not known. */
  readonly level: number | null;
  /** The member's free spins of every promo. */
  readonly held: readonly { readonly promo: string; readonly status: FreeSpinStatus }[];
}

/** What is claimed. */
export interface FreeSpinsClaimPlan<Promo extends ClaimedPromo> {
  readonly promo: Promo;
}

/** Decides about a claim of free spins; finished ones block none while uses remain (SPIN-05). */
export function decideFreeSpinsClaim<Promo extends ClaimedPromo>({
  promo,
  level,
  held,
}: FreeSpinsClaimFacts<Promo>): Decision<
  FreeSpinsClaimPlan<Promo>,
  FreeSpinsClaimReason,
  FreeSpinsClaimDetails
> {
  const details = { level: promo?.levelRequirement ?? 0 };
  if (!promo) return refuse('promoUnknown', details);
  if (!promo.givesFreeSpins) return refuse('noFreeSpins', details);
  if (!promo.open) return refuse('ended', details);
  if (!meetsLevel(promo.levelRequirement, level)) return refuse('levelTooLow', details);
  if (isEnrolled(held, promo.id)) return refuse('enrolled', details);
  return isMaxedOut(promo) ? refuse('noUses', details) : allow({ promo });
}
