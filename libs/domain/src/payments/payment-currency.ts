import type { CurrencyType } from '../money/index.ts';

/** The currency of a payment, and the one that the person saw its amount in. */
export interface PaymentCurrency {
  readonly type: CurrencyType;
  /** Code. */
  readonly active: string;
  /** Code; null where a call does not say it. */
  readonly stated: string | null;
}

/**
 * Whether a person saw the amount in another than the active currency, which another tab or device may have changed since
 * (WALLET-16).
 */
export function currencyMismatch({ active, stated }: Pick<PaymentCurrency, 'active' | 'stated'>): boolean {
  return stated !== null && stated !== active;
}
