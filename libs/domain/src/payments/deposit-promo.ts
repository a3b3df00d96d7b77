import { isMaxedOut, isStartedByDeposit, meetsLevel } from '../promos/index.ts';
import type { PromoOffer, PromoStart } from '../promos/index.ts';
import { ordinalFits } from './deposit-limits.ts';
import type { DepositOrdinalTrigger } from './deposit-limits.ts';

/** What decides of a promo whether a deposit can start it. */
export interface DepositPromo extends PromoOffer, PromoStart {
  /** Whether it is switched on and not past its end. */
  readonly open: boolean;
  /** Code of its currency. */
  readonly currency: string;
  /** Which of a member's deposits starts it; null for none. */
  readonly trigger: DepositOrdinalTrigger | null;
}

/** What decides of a deposit whether it can start a promo. */
export interface PromoDeposit {
  /** Code of its currency. */
  readonly currency: string;
  /** The number it has among the member's deposits if it is approved next, 1 for the first. */
  readonly ordinal: number;
  /** The member's level. */
  readonly level: number;
  /** Whether a promo of the member is active, beside which none starts. */
  readonly hasOtherActivePromo: boolean;
}

/** Why a promo cannot start with a deposit that was prepared with it. */
export const promoGoneMessage =
  'The promo of this deposit can no longer be used. Please start a new deposit without it.';

/**
 * Whether a deposit can start a promo: an open one of its currency, of a type that deposits start, with uses left, within
 * the member's level and meant for a deposit of this number (PROMO-16, 2 §4), while none is active (DEP-19). Of several deposits that were
 * handed on side by side only the first one that is approved starts its promo. It is to be asked when the deposit is
 * prepared, when it is handed on, and when it is approved, as each can come long after the other.
 */
export function canStartPromo(
  promo: DepositPromo,
  { currency, ordinal, level, hasOtherActivePromo }: PromoDeposit,
): boolean {
  return (
    !hasOtherActivePromo &&
    promo.open &&
    promo.currency === currency &&
    isStartedByDeposit(promo) &&
    !isMaxedOut(promo) &&
    meetsLevel(promo.levelRequirement, level) &&
    ordinalFits(promo.trigger, ordinal)
  );
}
