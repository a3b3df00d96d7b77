import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { decidePromoTerms } from './decide-promo-terms.ts';
import type { PromoTerms } from './decide-promo-terms.ts';
import { ordinalFits } from './deposit-ordinal.ts';
import type { DepositOrdinalTrigger } from './deposit-ordinal.ts';
import type { PromoDepositDetails, PromoDepositReason } from './promo-deposit-reasons.ts';
import { depositPromoTypes } from './types.ts';
import type { PromoType } from './types.ts';

export interface PromoStart {
  readonly type: PromoType;
  readonly lockInEnabled: boolean;
}

/** A promo of such a type, unless only its lock-in awards it (PROMO-50, 2 §4). */
export function isStartedByDeposit({ type, lockInEnabled }: PromoStart): boolean {
  return !lockInEnabled && depositPromoTypes.some((each) => each === type);
}

/** What a promo asks of a deposit, beside that deposit. */
export interface DepositFit {
  readonly promoCurrency: string;
  readonly currency: string;
  /** Null for a promo that no deposit starts. */
  readonly trigger: DepositOrdinalTrigger | null;
  /** Its number among the member's deposits if approved next, from 1; null while not known. */
  readonly ordinal: number | null;
}

export interface PromoDepositFacts {
  /** Null when there is none. */
  readonly promo: (PromoTerms & PromoStart) | null;
  /** Null while not known. */
  readonly level: number | null;
  /** Null while not known. */
  readonly hasActivePromo: boolean | null;
  /** Null on the page of a promo, where there is no deposit yet. */
  readonly fit: DepositFit | null;
}

function fitReason({
  promoCurrency,
  currency,
  trigger,
  ordinal,
}: DepositFit): 'promoOtherCurrency' | 'promoOtherDeposit' | null {
  if (promoCurrency !== currency) return 'promoOtherCurrency';
  return ordinal === null || ordinalFits(trigger, ordinal) ? null : 'promoOtherDeposit';
}

/**
 * Decides whether a deposit can start a promo, on its page and in the deposit: no other one active (PROMO-22, DEP-18),
 * of the deposit's currency and number, started by deposits, and by its terms (PROMO-13, PROMO-16). An unknown fact
 * refuses nothing: the platform checks again (PROMO-14).
 */
export function decidePromoDeposit({
  promo,
  level,
  hasActivePromo,
  fit,
}: PromoDepositFacts): Decision<undefined, PromoDepositReason, PromoDepositDetails> {
  const details = { level: promo?.levelRequirement ?? 0, promoCurrency: fit?.promoCurrency ?? '' };
  if (hasActivePromo === true) return refuse('promoActive', details);
  if (!promo) return refuse('promoUnknown', details);
  const unfit = fit && fitReason(fit);
  if (unfit) return refuse(unfit, details);
  if (!isStartedByDeposit(promo)) return refuse('notByDeposit', details);
  const terms = decidePromoTerms(promo, level);
  return terms.allowed ? allow() : refuse(terms.reason, details);
}
