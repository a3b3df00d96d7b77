import { refusalText } from '../decision/index.ts';
import { decidePromoDeposit } from './decide-promo-deposit.ts';
import type { PromoDepositFacts } from './decide-promo-deposit.ts';
import { ordinalName, startingDeposit } from './deposit-ordinal.ts';
import { promoDepositReasons } from './promo-deposit-reasons.ts';
import { listed } from './terms-texts.ts';

/** Why a deposit loses an offer: another promo is active, or the deposit starts another one, or none. */
export type OfferLoss = 'promoActive' | 'otherStarted' | 'noneStarted';

/** What a deposit starts, beside an offer. */
export type DepositStarts = 'THIS' | 'OTHER' | 'NONE';

const lossesBy: Readonly<Record<DepositStarts, OfferLoss | null>> = {
  THIS: null,
  OTHER: 'otherStarted',
  NONE: 'noneStarted',
};

/**
 * Why a deposit loses an offer for good, which it alone could start; null where it does not. It counts without the offer all
 * the same, so that the next one comes too late (DEP-18).
 */
export function offerLoss(facts: PromoDepositFacts, starts: DepositStarts): OfferLoss | null {
  const { fit } = facts;
  const isLast = fit !== null && fit.ordinal !== null && startingDeposit(fit.trigger) === fit.ordinal;
  if (!isLast || !decidePromoDeposit({ ...facts, hasActivePromo: false }).allowed) return null;
  return facts.hasActivePromo === true ? 'promoActive' : lossesBy[starts];
}

/**
 * What is said beside another active promo of an offer that is lost for good: the deposit that starts it was made, so that no end
 * of that promo brings it back. Null where it is not lost, or where no other promo hides that reason.
 */
export function lostOfferText(facts: PromoDepositFacts): string | null {
  if (facts.hasActivePromo !== true) return null;
  const own = decidePromoDeposit({ ...facts, hasActivePromo: null });
  if (own.allowed || own.reason !== 'promoOtherDeposit') return null;
  const isPast = own.details.nextDeposit > own.details.startingDeposit;
  return isPast ? refusalText(promoDepositReasons, own) : null;
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

/** The same on the page of the offer, before any deposit. */
export function offerAtRiskText({ active, ordinal }: Omit<GivenUpOffers, 'offers'>): string {
  return (
    `While ${active} is active, no deposit starts this promo, and your ${ordinalName(ordinal)} deposit would lose this offer ` +
    `for good. To have it, cancel ${active} first.`
  );
}

export interface PassedOverOffers extends Pick<GivenUpOffers, 'offers' | 'ordinal'> {
  /** The name of the promo that the deposit starts; null for none. */
  readonly started: string | null;
}

/** Before the deposit: which offers it loses that it could have started. */
export function passedOverOffersText({ offers, started, ordinal }: PassedOverOffers): string {
  const gone = offers.length === 1 ? 'that offer is' : 'those offers are';
  const choice = started === null ? 'no promo' : `${started} instead`;
  return `Only your ${ordinalName(ordinal)} deposit can start ${listed(offers)}: with ${choice}, ${gone} gone for good.`;
}
