import { decideDepositAccess } from '../account/index.ts';
import type { DepositAccessFacts, DepositAccessReason } from '../account/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { Decision, Refused } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import { decidePromoDeposit, offerLoss, promoDepositDetails } from '../promos/index.ts';
import type {
  DepositFit,
  DepositStarts,
  OfferLoss,
  PromoDepositDetails,
  PromoDepositFacts,
  PromoDepositReason,
} from '../promos/index.ts';
import { depositLimits } from './amounts.ts';
import type {
  DepositFacts,
  DepositPlan,
  DepositPromo,
  DepositPromoFacts,
  DepositStage,
  NextDeposit,
} from './deposit-facts.ts';
import type { DepositDetails, DepositReason } from './deposit-reasons.ts';
import { currencyReason } from './payment-currency.ts';

function fitOf(
  { currency: promoCurrency, trigger }: DepositPromo,
  { currency, ordinal }: Pick<NextDeposit, 'currency' | 'ordinal'>,
): DepositFit {
  return { promoCurrency, currency, trigger, ordinal };
}

function startFacts(terms: DepositPromo | null, deposit: NextDeposit): PromoDepositFacts {
  const { level, hasOtherActivePromo: hasActivePromo } = deposit;
  return { promo: terms, level, hasActivePromo, fit: terms && fitOf(terms, deposit) };
}

/** Whether a deposit starts a promo, by the rule of promos. @param terms null without a promo */
export const decidePromoStart = (
  terms: DepositPromo | null,
  deposit: NextDeposit,
): Decision<undefined, PromoDepositReason, PromoDepositDetails> =>
  decidePromoDeposit(startFacts(terms, deposit));

/**
 * Why a promo that was found by its code, but is not listed for the deposit, does not start with it. Where its terms bar nothing,
 * one of the two answers is out of date, and it is as unknown as one that was not found.
 */
export function unlistedPromoRefusal(
  terms: DepositPromo | null,
  deposit: NextDeposit,
): Refused<PromoDepositReason, PromoDepositDetails> {
  const decision = decidePromoStart(terms, deposit);
  if (!decision.allowed) return decision;
  const fit = terms && fitOf(terms, deposit);
  return refuse('promoUnknown', promoDepositDetails(terms, fit));
}

/** What a promo's own terms say of it, whichever other one is active. */
export const ownTermsDecision = (
  terms: DepositPromo,
  deposit: NextDeposit,
): ReturnType<typeof decidePromoStart> => decidePromoStart(terms, { ...deposit, hasOtherActivePromo: null });

export interface PromoChoiceFacts {
  readonly access: DepositAccessFacts;
  readonly terms: DepositPromo;
  readonly deposit: NextDeposit;
}

/**
 * What a promo shows in the list of a deposit: what bars the deposit itself, then what the promo's own terms say, which
 * outlast another active one (PROMO-24, DEP-18).
 */
export function promoChoiceDecision({
  access,
  terms,
  deposit,
}: PromoChoiceFacts): Decision<undefined, DepositAccessReason | PromoDepositReason, unknown> {
  const entrance = decideDepositAccess(access);
  if (!entrance.allowed) return entrance;
  const own = ownTermsDecision(terms, deposit);
  return own.allowed ? decidePromoStart(terms, deposit) : own;
}

/** Why a deposit loses a promo for good; null where it does not, see {@link offerLoss}. */
export const promoLostBy = (
  terms: DepositPromo,
  deposit: NextDeposit,
  starts: DepositStarts,
): OfferLoss | null => offerLoss(startFacts(terms, deposit), starts);

const termsOf = (promo: DepositPromoFacts | null) =>
  promo && typeof promo.terms === 'object' ? promo.terms : null;

const rangeOf = ({ currency: { type }, limits, method, promo }: DepositFacts) =>
  depositLimits({ type, limits, method, promo: termsOf(promo) });

function detailsOf(facts: DepositFacts): DepositDetails {
  const { type, active, stated } = facts.currency;
  const terms = termsOf(facts.promo);
  const ordinal = facts.promo?.ordinal ?? null;
  const ofPromo = promoDepositDetails(terms, terms && fitOf(terms, { currency: active, ordinal }));
  return { ...rangeOf(facts), type, active, stated: stated ?? active, ...ofPromo };
}

function promoReason({ terms, ...standing }: DepositPromoFacts, currency: string): DepositReason | null {
  if (terms === 'UNKNOWN') return standing.hasOtherActivePromo === true ? 'promoActive' : null;
  const decision = decidePromoStart(terms === 'NONE' ? null : terms, { ...standing, currency });
  return decision.allowed ? null : decision.reason;
}

/** A promo that was valid in the draft is reported as gone on authorization (DEP-19). */
function promoReasonAt({ promo, currency }: DepositFacts, stage: DepositStage): DepositReason | null {
  const reason = promo && promoReason(promo, currency.active);
  if (reason === null || reason === 'promoActive') return reason;
  return stage === 'authorize' ? 'promoGone' : reason;
}

function rangeReason(amount: Minor, facts: DepositFacts): DepositReason | null {
  const { minimum, maximum } = rangeOf(facts);
  if (amount > maximum) return 'aboveMaximum';
  if (amount >= minimum) return null;
  return termsOf(facts.promo) ? 'belowPromoMinimum' : 'belowMinimum';
}

const isOrdered = (stage: DepositStage) => stage === 'form' || stage === 'draft';

function orderReason({ currency, method }: DepositFacts, stage: DepositStage): DepositReason | null {
  const mismatch = currencyReason(currency);
  if (mismatch !== null) return mismatch;
  if (method) return null;
  return stage === 'form' ? 'methodMissing' : 'methodUnavailable';
}

function reasonOf(facts: DepositFacts, amount: Minor | null, stage: DepositStage): DepositReason | null {
  const access = decideDepositAccess(facts.access);
  if (!access.allowed) return access.reason;
  const order = isOrdered(stage) ? orderReason(facts, stage) : null;
  if (order !== null) return order;
  if (amount === null) return 'invalidAmount';
  const range = () => (isOrdered(stage) ? rangeReason(amount, facts) : null);
  const { held, exceeded } = facts.limit;
  return promoReasonAt(facts, stage) ?? range() ?? (held && exceeded === true ? 'overLimit' : null);
}

/**
 * The amount is checked up to the draft; access, promo and the member's limits again on authorization (DEP-19,
 * DEP-36, DEP-37). Paid money is always accepted: only its promo may no longer start (PROMO-16).
 */
export function decideDeposit(
  facts: DepositFacts,
  stage: DepositStage,
): Decision<DepositPlan, DepositReason, DepositDetails> {
  const { amount, promo, limit } = facts;
  const reason = stage === 'approve' ? null : reasonOf(facts, amount, stage);
  if (reason !== null) return refuse(reason, detailsOf(facts));
  if (amount === null) return refuse('invalidAmount', detailsOf(facts));
  const startsPromo = promo !== null && promoReasonAt(facts, stage) === null;
  return allow({ amount, startsPromo, asksLimit: limit.held && limit.exceeded === null });
}
