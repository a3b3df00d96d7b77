import { displayAmount } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';

/** A currency and what the member holds of it. */
export interface HeldCurrency {
  readonly code: string;
  readonly type: CurrencyType;
  /** Decimal of the wire. */
  readonly balance: string;
}

/** Whether a balance is nothing; a text that is no amount is not known to be nothing. */
function isNothing({ balance, type }: HeldCurrency): boolean {
  const parsed = money.parse(balance, type, { negative: true });
  return parsed.ok && parsed.value === money.zero;
}

/** The favourites that the wallet list shows: with hideZeroBalances none that is empty, but always the active one (WALLET-14). */
export function shownFavourites<T extends HeldCurrency>(
  favourites: readonly T[],
  { hideZero, active }: { readonly hideZero: boolean; readonly active: string },
): readonly T[] {
  return favourites.filter((each) => !hideZero || each.code === active || !isNothing(each));
}

/** What a crypto balance is worth in the displayed fiat currency, as the account gives it. */
export interface ShownInFiat {
  readonly displayedAmount: string;
  readonly displayedCurrencySymbol: string;
}

/**
 * A balance as the wallet list writes it: crypto in fiat with its symbol and 2 decimals when that is wanted and known,
 * otherwise the amount itself, with 8 decimals for crypto (WALLET-15).
 *
 * @param inFiat worth of the crypto balance; null where it is not known
 */
export function shownBalance(
  { balance, type }: HeldCurrency,
  inFiat: ShownInFiat | null,
  cryptoInFiat: boolean,
): string {
  if (type !== 'CRYPTO' || !cryptoInFiat || !inFiat) return displayAmount(balance, type);
  return inFiat.displayedCurrencySymbol + displayAmount(inFiat.displayedAmount, 'FIAT');
}
