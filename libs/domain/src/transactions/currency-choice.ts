import type { Currency, CurrencyType } from '../money/index.ts';

/** In order (TXN-10). */
export type CurrencyTypeChoice = 'ALL' | CurrencyType;

/** Three site variants have no crypto (CONF-10). */
export function currencyTypeChoices(hidesCrypto: boolean): readonly CurrencyTypeChoice[] {
  return hidesCrypto ? ['ALL', 'FIAT'] : ['ALL', 'FIAT', 'CRYPTO'];
}

/** None for All, which sends no currency filter (TXN-10). */
export function currenciesOfChoice<T extends Pick<Currency, 'type'>>(
  choice: CurrencyTypeChoice,
  available: readonly T[],
): readonly T[] {
  return choice === 'ALL' ? [] : available.filter((currency) => currency.type === choice);
}
