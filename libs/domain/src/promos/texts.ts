import { currencyForCountry, defaultCurrency, money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';

/** Refusal of an activation, or a deposit with a promo, while another is active (2 §5). */
export const activePromoMessage = 'You have an active promo. Please cancel it first.';

/** The selected currency, or AUD (PROMO-27). */
export function promoCurrency(selected: string | null | undefined): string {
  return selected == null || selected === '' ? defaultCurrency : selected;
}

/** By the visitor's country (CONF-12); null while not known, or when it is the default currency. */
export function initialPromoCurrency(
  country: string | null | undefined,
  available: readonly string[],
): string | null {
  const own = country == null ? defaultCurrency : currencyForCountry(country, available);
  return own === defaultCurrency ? null : own;
}

/** The promo's minimumDepositAmount, or one whole unit when it has none (DEP-07). */
export function promoDepositMinimum(minimumDepositAmount: Minor | null, type: CurrencyType): Minor {
  return minimumDepositAmount ?? money.of(type === 'CRYPTO' ? 100_000_000n : 100n);
}
