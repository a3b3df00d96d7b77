import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import { isMaxedOut, isStartedByDeposit, meetsLevel } from '../promos/index.ts';
import type { PromoOffer, PromoStart } from '../promos/index.ts';
import { ordinalFits } from './deposit-limits.ts';
import type { DepositOrdinalTrigger } from './deposit-limits.ts';
import type { DepositOfferDetails, DepositOfferReason } from './deposit-offer-reasons.ts';

export interface DepositOffer extends PromoOffer, PromoStart {
  readonly open: boolean;
  readonly currency: string;
  /** Which of a member's deposits starts it; null for none. */
  readonly trigger: DepositOrdinalTrigger | null;
  readonly minimumDepositAmount: Minor | null;
}

export interface OfferedDeposit {
  readonly currency: string;
  /** Its number among the member's deposits if approved next, from 1; null while not known. */
  readonly ordinal: number | null;
  /** Null while not known. */
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
 * Decides whether a deposit can start a promo: same currency, open, started by deposits, within the member's level
 * (PROMO-13), for this deposit number, with uses left (PROMO-16). An unknown fact refuses nothing: the platform
 * checks again (PROMO-14).
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
