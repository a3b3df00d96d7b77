import type { Minor } from '../money/index.ts';
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
}

export type WithdrawalStage = 'form' | 'draft' | 'authorize';

export interface WithdrawalPlan {
  readonly amount: Minor;
}
