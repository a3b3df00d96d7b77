import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import { isMaxedOut, isStartedByDeposit, meetsLevel } from '../promos/index.ts';
import type { PromoOffer, PromoStart } from '../promos/index.ts';
import { ordinalFits } from './deposit-limits.ts';
import type { DepositOrdinalTrigger } from './deposit-limits.ts';
import type { DepositOfferDetails, DepositOfferReason } from './deposit-offer-reasons.ts';

/** A promo, as far as a deposit looks at it. */
export interface DepositOffer extends PromoOffer, PromoStart {
  /** Whether it is switched on and not past its end. */
  readonly open: boolean;
  /** Code of its currency. */
  readonly currency: string;
  /** Which of a member's deposits starts it; null for none. */
  readonly trigger: DepositOrdinalTrigger | null;
  /** Null when it names none. */
  readonly minimumDepositAmount: Minor | null;
}

/** What of a deposit decides which promos it can start. */
export interface OfferedDeposit {
  /** Code of its currency. */
  readonly currency: string;
  /** The number it has among the member's deposits if it is approved next, 1 for the first; null while it is not known. */
  readonly ordinal: number | null;
  /** The member's level; null while it is not known. */
  readonly level: number | null;
}

function isUsable(offer: DepositOffer, { ordinal, level }: OfferedDeposit): boolean {
  return (
    offer.open &&
    isStartedByDeposit(offer) &&
    meetsLevel(offer.levelRequirement, level) &&
    (ordinal === null || ordinalFits(offer.trigger, ordinal))
  );
}

/**
 * Decides whether a deposit can start a promo: one of its currency, open, of a type that deposits start, within the
 * member's level (PROMO-13), meant for a deposit of this number, with uses left (PROMO-16). What is not known refuses
 * nothing, as the platform judges the deposit itself (PROMO-14).
 */
export function decideDepositOffer(
  offer: DepositOffer,
  deposit: OfferedDeposit,
): Decision<undefined, DepositOfferReason, DepositOfferDetails> {
  const details = { promoCurrency: offer.currency };
  if (offer.currency !== deposit.currency) return refuse('promoOtherCurrency', details);
  if (!isUsable(offer, deposit)) return refuse('promoUnusable', details);
  return isMaxedOut(offer) ? refuse('promoMaxedOut', details) : allow();
}
