import type { DepositAccessFacts } from '../account/index.ts';
import type { Minor } from '../money/index.ts';
import type { AmountLimits } from './amounts.ts';
import type { DepositOffer, OfferedDeposit } from './decide-deposit-offer.ts';
import type { PaymentCurrency } from './payment-currency.ts';

/** The promo that comes with a deposit. */
export interface DepositPromo extends Omit<OfferedDeposit, 'currency'> {
  /** NONE: there is none of its code; UNKNOWN: it could not be looked up, and the platform judges. */
  readonly offer: DepositOffer | 'NONE' | 'UNKNOWN';
  /** Whether a promo of the member is active; null while it is not known. */
  readonly hasOtherActivePromo: boolean | null;
}

/** How a deposit stands to the member's deposit limits. */
export interface DepositLimitFacts {
  /** Whether the site holds deposits against them (DEP-37). */
  readonly held: boolean;
  /** Whether it would bring a total above one; null while that was not asked. */
  readonly exceeded: boolean | null;
}

/** What decides about a deposit. */
export interface DepositFacts {
  readonly access: DepositAccessFacts;
  readonly currency: PaymentCurrency;
  /** Those of every deposit in the currency; null while they are not known, and the platform judges. */
  readonly limits: AmountLimits | null;
  /** Those of the chosen method; null when none is chosen that is offered. */
  readonly method: AmountLimits | null;
  /** Null for what is no amount in the currency. */
  readonly amount: Minor | null;
  /** Null without one. */
  readonly promo: DepositPromo | null;
  readonly limit: DepositLimitFacts;
}

/**
 * When a deposit is decided about: as its form is filled in, as the platform prepares it, as it is handed on to be paid,
 * and as it has been paid. Each can come long after the one before.
 */
export type DepositStage = 'form' | 'draft' | 'authorize' | 'approve';

/** How a deposit goes on. */
export interface DepositPlan {
  readonly amount: Minor;
  /** Whether its promo starts with it, as far as is known. */
  readonly startsPromo: boolean;
  /** Whether the platform is to be asked about the member's limits first (DEP-10). */
  readonly asksLimit: boolean;
}
