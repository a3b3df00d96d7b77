import { decidePromoDeposit } from './decide-promo-deposit.ts';
import type { PromoDepositFacts } from './decide-promo-deposit.ts';
import { ordinalName, startingDeposit } from './deposit-ordinal.ts';
import { listed } from './terms-texts.ts';

/**
 * Whether a deposit loses an offer for good: it is the only one that could start it, and another promo bars that now. The
 * deposit counts all the same, so that the next one comes too late (DEP-18).
 */
export function isOfferGivenUp(facts: PromoDepositFacts): boolean {
  const { fit } = facts;
  const isLast = fit !== null && fit.ordinal !== null && startingDeposit(fit.trigger) === fit.ordinal;
  if (!isLast || facts.hasActivePromo !== true) return false;
  return decidePromoDeposit({ ...facts, hasActivePromo: false }).allowed;
}

export interface GivenUpOffers {
  /** The names of the offers, at least one. */
  readonly offers: readonly string[];
  /** The name of the active promo. */
  readonly active: string;
  /** Number of the deposit among the member's, from 1. */
  readonly ordinal: number;
}

/** Before the deposit: what it loses, and how to have that. */
export function givenUpOffersText({ offers, active, ordinal }: GivenUpOffers): string {
  const [it, offer] = offers.length === 1 ? ['it', 'that offer'] : ['them', 'those offers'];
  return (
    `While ${active} is active, this deposit does not start ${listed(offers)}, and as your ` +
    `${ordinalName(ordinal)} deposit it loses ${offer} for good. To have ${it}, cancel ${active} first.`
  );
}
