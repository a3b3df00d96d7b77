import type { CurrencyType, Minor } from '../money/index.ts';
import type { PromoLoss, PromoType } from '../promos/index.ts';
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

/** The member's active promo. */
export interface PromoAtStake {
  /** Of the member's promo, not of the offer. */
  readonly id: string;
  readonly name: string;
  readonly type: PromoType;
  /** Code. */
  readonly currency: string;
  readonly loss: PromoLoss;
}

/** An award of the member that has not begun. */
export interface AwardAtStake extends Omit<PromoAtStake, 'loss'> {
  /** That it would credit. */
  readonly bonus: string;
  readonly symbol: string;
  readonly currencyType: CurrencyType;
}

export interface WithdrawalFacts {
  /** Null before preparation. */
  readonly draft: WithdrawalDraft | null;
  readonly access: WithdrawalAccessFacts;
  readonly currency: PaymentCurrency;
  /** Of the currency; null while not known, and the platform decides. */
  readonly limits: AmountLimits | null;
  /** Null when no existing method is chosen. */
  readonly method: { readonly enabled: boolean } | null;
  /** Null for what is no amount of the currency. */
  readonly amount: Minor | null;
  readonly withdrawable: Minor;
  /** Null without one, and while not known: then the platform decides. */
  readonly promo: PromoAtStake | null;
  /** None while not known: then the platform decides. */
  readonly waiting: readonly AwardAtStake[];
  /** Ids of the promo and the awards that the member has confirmed to give up. */
  readonly givesUp: readonly string[];
}

export type WithdrawalStage = 'form' | 'draft' | 'authorize';

export interface WithdrawalPlan {
  readonly amount: Minor;
  /** Whether the active promo ends with it. */
  readonly endsPromo: boolean;
  /** Ids of the awards that end with it before they begin. */
  readonly endsAwards: readonly string[];
}
