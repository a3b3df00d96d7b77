import { currencyForCountry, defaultCurrency, money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';

/** Why a deposit with a promo, or an activation, is refused beside an active promo (2 §5). */
export const activePromoMessage = 'You have an active promo. Please cancel it first.';

/** The currency that promo and cashback lists ask for: the selected one, or AUD (PROMO-27). */
export function promoCurrency(selected: string | null | undefined): string {
  return selected == null || selected === '' ? defaultCurrency : selected;
}

/**
 * The currency that promo and cashback lists have selected at first: that of the visitor's country (CONF-12). Null, which
 * selects none, where that is the default currency anyway or the country is not known yet.
 *
 * @param available codes of the currencies that the site offers
 */
export function initialPromoCurrency(
  country: string | null | undefined,
  available: readonly string[],
): string | null {
  const own = country == null ? defaultCurrency : currencyForCountry(country, available);
  return own === defaultCurrency ? null : own;
}

/** Least deposit with a promo: its minimumDepositAmount, or one whole unit when it has none (DEP-07). */
export function promoDepositMinimum(minimumDepositAmount: Minor | null, type: CurrencyType): Minor {
  return minimumDepositAmount ?? money.of(type === 'CRYPTO' ? 100_000_000n : 100n);
}
