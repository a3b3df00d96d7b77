import type { Minor } from '../money/index.ts';
import type { AmountLimits } from './amounts.ts';
import type { SupersededBy } from './expiry.ts';
import type { PaymentCurrency } from './payment-currency.ts';

/** What of a person decides whether they may withdraw at all. */
export interface WithdrawalAccessFacts {
  /** Null where it is not asked. */
  readonly signedIn: boolean | null;
  readonly withdrawalBlocked: boolean;
  readonly verified: boolean;
}

/** A withdrawal that was prepared and is to be handed on. */
export interface WithdrawalDraft {
  readonly createdAt: Date;
  /** Null while it did not give way. */
  readonly superseded: SupersededBy | null;
  readonly now: Date;
}

/** What decides about a withdrawal. */
export interface WithdrawalFacts {
  /** Null for one that is not prepared yet. */
  readonly draft: WithdrawalDraft | null;
  readonly access: WithdrawalAccessFacts;
  readonly currency: PaymentCurrency;
  /** Those of every withdrawal in the currency; null while they are not known, and the platform judges. */
  readonly limits: AmountLimits | null;
  /** The chosen method; null when none is chosen that there is. */
  readonly method: { readonly enabled: boolean } | null;
  /** Null for what is no amount in the currency. */
  readonly amount: Minor | null;
  /** Cash that may be withdrawn. */
  readonly withdrawable: Minor;
}

/** When a withdrawal is decided about: as its form is filled in, as the platform prepares it, and as it is handed on. */
export type WithdrawalStage = 'form' | 'draft' | 'authorize';

/** How a withdrawal goes on. */
export interface WithdrawalPlan {
  readonly amount: Minor;
}
