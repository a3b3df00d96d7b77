import { displayMoney } from '../format/index.ts';
import type { CurrencyType } from '../money/index.ts';

/** As in the contract (TXN-11). */
export interface NetDepositsAnswer {
  readonly amount: string;
  /** In the crypto currency; null for fiat. */
  readonly cryptoAmount: string | null;
  readonly currency: { readonly symbol: string; readonly type: CurrencyType };
}

/** Signed: cryptoAmount with 8 decimals for crypto, amount with 2 for fiat (TXN-12). */
export function displayNetDeposits({ amount, cryptoAmount, currency }: NetDepositsAnswer): string {
  return displayMoney(currency.type === 'CRYPTO' ? cryptoAmount : amount, currency);
}
