import type { CurrencyType, Minor } from '../money/index.ts';
import type { EarnedPromo, PromoLoss } from '../promos/index.ts';
import type { AmountLimits } from './amounts.ts';
import type { SupersededBy } from './expiry.ts';
import type { PaymentCurrency } from './payment-currency.ts';

export interface WithdrawalAccessFacts {
  /** Null where it is not checked. */
  readonly signedIn: boolean | null;
  readonly withdrawalBlocked: boolean;
  readonly verified: boolean;
}

export interface WithdrawalDraft {
  readonly createdAt: Date;
  readonly superseded: SupersededBy | null;
  readonly now: Date;
}

/** A deposit that was disputed with whoever paid it, and is not taken back. */
export interface DisputedDeposit {
  /** A wire decimal of its currency. */
  readonly amount: string;
  readonly currency: { readonly symbol: string; readonly type: CurrencyType };
}

/** A promo of the member that is active, or an award that has not begun. */
export interface PromoAtStake extends EarnedPromo {
  /** Id of the member's promo, not of the promo in the catalogue. */
  readonly id: string;
  readonly name: string;
  readonly loss: PromoLoss;
}

export interface WithdrawalFacts {
  /** Null before preparation. */
  readonly draft: WithdrawalDraft | null;
  readonly access: WithdrawalAccessFacts;
  /** In whatever currency. None while not known: then the platform decides. */
  readonly disputed: readonly DisputedDeposit[];
  readonly currency: PaymentCurrency;
  /** Of the currency; null while not known, and the platform decides. */
  readonly limits: AmountLimits | null;
  /** Null when no existing method is chosen. */
  readonly method: { readonly enabled: boolean } | null;
  /** Null if it is not an amount of the currency. */
  readonly amount: Minor | null;
  readonly withdrawable: Minor;
  /** The active one. Null without one, and while not known: then the platform decides. */
  readonly promo: PromoAtStake | null;
  /** The awards that have not begun. None while not known: then the platform decides. */
  readonly waiting: readonly PromoAtStake[];
  /** Ids of the promo and awards that the member agreed to give up. */
  readonly givesUp: readonly string[];
}

export type WithdrawalStage = 'form' | 'draft' | 'authorize';

export interface WithdrawalPlan {
  readonly amount: Minor;
  readonly endsPromo: boolean;
  /** Ids of the awards that end with it before they begin. */
  readonly endsAwards: readonly string[];
}
