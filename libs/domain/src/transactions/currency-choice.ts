import type { Currency, CurrencyType } from '../money/index.ts';

/** The choices of currency type in the transaction history, in their order (TXN-10). */
export type CurrencyTypeChoice = 'ALL' | CurrencyType;

/** The currency types to choose from; three site variants have no crypto among them (CONF-10). */
export function currencyTypeChoices(hidesCrypto: boolean): readonly CurrencyTypeChoice[] {
  return hidesCrypto ? ['ALL', 'FIAT'] : ['ALL', 'FIAT', 'CRYPTO'];
}

/** The currencies a choice offers; none for All, which sends no currency filter (TXN-10). */
export function currenciesOfChoice<T extends Pick<Currency, 'type'>>(
  choice: CurrencyTypeChoice,
  available: readonly T[],
): readonly T[] {
  return choice === 'ALL' ? [] : available.filter((currency) => currency.type === choice);
}
