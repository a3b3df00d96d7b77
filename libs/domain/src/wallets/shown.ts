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

/**
 * The currencies that the wallet list shows: the favourites, with hideZeroBalances none that is empty, and the active one
 * always, before them when it is none (WALLET-14).
 *
 * @param active what the account says of its active currency, whose balance is fresher than that of the favourite
 */
export function visibleFavourites<T extends HeldCurrency>(
  favourites: readonly T[],
  { hideZero, active }: { readonly hideZero: boolean; readonly active: T },
): readonly T[] {
  const isActive = ({ code }: HeldCurrency) => code === active.code;
  const rows = favourites.map((each) => (isActive(each) ? active : each));
  const all = rows.some(isActive) ? rows : [active, ...rows];
  return all.filter((each) => !hideZero || isActive(each) || !isNothing(each));
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
