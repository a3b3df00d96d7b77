import { currencyOf } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';

export interface PaymentCurrency {
  readonly type: CurrencyType;
  readonly active: string;
  /** The currency in which the person saw the amount; null when a call does not say. */
  readonly stated: string | null;
}

/** Another tab or device may have changed the active currency since (WALLET-16). */
export function currencyReason({
  active,
  stated,
}: Pick<PaymentCurrency, 'active' | 'stated'>): 'currencyUnknown' | 'currencyMismatch' | null {
  if (stated === null || stated === active) return null;
  return currencyOf(stated) ? 'currencyMismatch' : 'currencyUnknown';
}
