import type { DepositAccessFacts } from '../account/index.ts';
import type { Minor } from '../money/index.ts';
import type { DepositOrdinalTrigger, PromoStart, PromoTerms } from '../promos/index.ts';
import type { AmountLimits } from './amounts.ts';
import type { PaymentCurrency } from './payment-currency.ts';

export interface DepositPromo extends PromoTerms, PromoStart {
  readonly currency: string;
  /** Which of a member's deposits starts it; null if none does. */
  readonly trigger: DepositOrdinalTrigger | null;
  readonly minimumDepositAmount: Minor | null;
}

export interface NextDeposit {
  readonly currency: string;
  /** Its number among the member's deposits if approved next, from 1; null while not known. */
  readonly ordinal: number | null;
  /** Null while not known. */
  readonly level: number | null;
  /** Null while not known. */
  readonly hasOtherActivePromo: boolean | null;
}

export interface DepositPromoFacts extends Omit<NextDeposit, 'currency'> {
  /** NONE: no promo has this code; UNKNOWN: it could not be looked up, and the platform decides. */
  readonly terms: DepositPromo | 'NONE' | 'UNKNOWN';
}

export interface DepositLimitFacts {
  /** Whether the site enforces deposit limits (DEP-37). */
  readonly held: boolean;
  /** Null until the platform was asked. */
  readonly exceeded: boolean | null;
}

export interface DepositFacts {
  readonly access: DepositAccessFacts;
  readonly currency: PaymentCurrency;
  /** Of the currency; null while not known, and the platform decides. */
  readonly limits: AmountLimits | null;
  /** Null when no offered method is chosen. */
  readonly method: AmountLimits | null;
  /** Null if it is not an amount of the currency. */
  readonly amount: Minor | null;
  readonly promo: DepositPromoFacts | null;
  readonly limit: DepositLimitFacts;
}

export type DepositStage = 'form' | 'draft' | 'authorize' | 'approve';

export interface DepositPlan {
  readonly amount: Minor;
  readonly startsPromo: boolean;
  /** Whether to ask the platform about the member's limits first (DEP-10). */
  readonly asksLimit: boolean;
}
