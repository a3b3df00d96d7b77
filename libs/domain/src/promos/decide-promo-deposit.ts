import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { decidePromoTerms } from './decide-promo-terms.ts';
import type { PromoTerms } from './decide-promo-terms.ts';
import { ordinalFits, startingDeposit } from './deposit-ordinal.ts';
import type { DepositOrdinalTrigger } from './deposit-ordinal.ts';
import type { PromoDepositDetails, PromoDepositReason } from './promo-deposit-reasons.ts';
import { isDepositPromo } from './types.ts';
import type { PromoType } from './types.ts';

export interface PromoStart {
  readonly type: PromoType;
  readonly lockInEnabled: boolean;
}

/** Whether its type is started by a deposit and it is not awarded by a lock-in (PROMO-50, 2 §4). */
export function isStartedByDeposit({ type, lockInEnabled }: PromoStart): boolean {
  return !lockInEnabled && isDepositPromo(type);
}

/** What a promo requires of a deposit, and that deposit. */
export interface DepositFit {
  readonly promoCurrency: string;
  /** Null on the page of a promo, before a deposit is started. */
  readonly currency: string | null;
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
  /** Null when there is no promo. */
  readonly fit: DepositFit | null;
}

/** The values that refusal texts contain. */
export function promoDepositDetails(
  promo: Pick<PromoTerms, 'levelRequirement'> | null,
  fit: DepositFit | null,
): PromoDepositDetails {
  return {
    level: promo?.levelRequirement ?? 0,
    promoCurrency: fit?.promoCurrency ?? '',
    startingDeposit: startingDeposit(fit?.trigger ?? null),
    nextDeposit: fit?.ordinal ?? 0,
  };
}

function isOtherCurrency({ promoCurrency, currency }: DepositFit): boolean {
  return currency !== null && promoCurrency !== currency;
}

function isOtherDeposit({ trigger, ordinal }: DepositFit): boolean {
  return ordinal !== null && !ordinalFits(trigger, ordinal);
}

/**
 * Decides, on its page and in the deposit, whether a deposit can start a promo: no other one is active (PROMO-22, DEP-18),
 * and its currency, type, terms (PROMO-13, PROMO-16) and number among the member's deposits fit. An unknown fact refuses
 * nothing: the platform checks again (PROMO-14).
 */
export function decidePromoDeposit(
  facts: PromoDepositFacts,
): Decision<undefined, PromoDepositReason, PromoDepositDetails> {
  const { promo, level, hasActivePromo, fit } = facts;
  const details = promoDepositDetails(promo, fit);
  if (hasActivePromo === true) return refuse('promoActive', details);
  if (!promo) return refuse('promoUnknown', details);
  if (fit && isOtherCurrency(fit)) return refuse('promoOtherCurrency', details);
  if (!isStartedByDeposit(promo) || fit?.trigger === null) return refuse('notByDeposit', details);
  const terms = decidePromoTerms(promo, level);
  if (!terms.allowed) return refuse(terms.reason, details);
  return fit && isOtherDeposit(fit) ? refuse('promoOtherDeposit', details) : allow();
}
