import { displayAmount } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';

export interface HeldCurrency {
  readonly code: string;
  readonly type: CurrencyType;
  readonly balance: string;
}

/** Whether no money is there; what is not known is not called empty. */
export function isEmptyBalance({ balance, type }: Pick<HeldCurrency, 'balance' | 'type'>): boolean {
  const parsed = money.parse(balance, type, { negative: true });
  return parsed.ok && parsed.value === money.zero;
}

/**
 * Favourites, without empty ones if hideZeroBalances, and always the active currency, first when it is no favourite
 * (WALLET-14).
 * @param active from the account, whose balance is fresher than the favourite's
 */
export function visibleFavourites<T extends HeldCurrency>(
  favourites: readonly T[],
  { hideZero, active }: { readonly hideZero: boolean; readonly active: T },
): readonly T[] {
  const isActive = ({ code }: HeldCurrency) => code === active.code;
  const rows = favourites.map((each) => (isActive(each) ? active : each));
  const all = rows.some(isActive) ? rows : [active, ...rows];
  return all.filter((each) => !hideZero || isActive(each) || !isEmptyBalance(each));
}

export interface ShownInFiat {
  readonly displayedAmount: string;
  readonly displayedCurrencySymbol: string;
}

/** Crypto as fiat when wanted and known, else the amount itself (WALLET-15). @param inFiat null where not known */
export function shownBalance(
  { balance, type }: HeldCurrency,
  inFiat: ShownInFiat | null,
  cryptoInFiat: boolean,
): string {
  if (type !== 'CRYPTO' || !cryptoInFiat || !inFiat) return displayAmount(balance, type);
  return inFiat.displayedCurrencySymbol + displayAmount(inFiat.displayedAmount, 'FIAT');
}
