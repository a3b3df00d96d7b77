export type CurrencyType = 'FIAT' | 'CRYPTO';

export interface Currency {
  /** Upper-case code, for example AUD. */
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly type: CurrencyType;
}

/** Fiat first (CONF-16). */
export const currencies: readonly Currency[] = [
  { code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' },
  { code: 'NZD', name: 'New Zealand Dollar', symbol: 'NZ$', type: 'FIAT' },
  { code: 'USD', name: 'US Dollar', symbol: 'US$', type: 'FIAT' },
  { code: 'BTC', name: 'Bitcoin', symbol: '₿', type: 'CRYPTO' },
  { code: 'ETH', name: 'Ether', symbol: 'Ξ', type: 'CRYPTO' },
  { code: 'LTC', name: 'Litecoin', symbol: 'Ł', type: 'CRYPTO' },
  { code: 'USDT', name: 'Tether', symbol: '₮', type: 'CRYPTO' },
];

/** The message for a code that no currency has. */
export function unknownCurrencyText(code: string): string {
  return code.trim() === '' ? 'The currency must not be empty.' : `There is no currency '${code}'.`;
}

/** Used when nothing else decides (CONF-11). */
export const defaultCurrency = 'AUD';

/** Used when the visitor's own country has no available currency (CONF-12). */
export const defaultCountry = 'AU';

/** Countries whose currency is one of the site's fiat currencies, by ISO 3166 code. */
const currencyByCountry: ReadonlyMap<string, string> = new Map([
  ['AU', 'AUD'],
  ['CC', 'AUD'],
  ['CX', 'AUD'],
  ['KI', 'AUD'],
  ['NF', 'AUD'],
  ['NR', 'AUD'],
  ['TV', 'AUD'],
  ['CK', 'NZD'],
  ['NU', 'NZD'],
  ['NZ', 'NZD'],
  ['PN', 'NZD'],
  ['TK', 'NZD'],
  ['AS', 'USD'],
  ['GU', 'USD'],
  ['PR', 'USD'],
  ['US', 'USD'],
]);

export function currencyOf(code: string): Currency | undefined {
  return currencies.find((currency) => currency.code === code);
}

/** 2 for fiat, 8 for crypto (FMT-05). */
export function decimalsOf(type: CurrencyType): 2 | 8 {
  return type === 'CRYPTO' ? 8 : 2;
}

/** A payment provider's 'Crypto', in upper or lower case, is CRYPTO, anything else FIAT (CONF-17). */
export function normaliseCurrencyType(type: string): CurrencyType {
  return type.trim().toUpperCase() === 'CRYPTO' ? 'CRYPTO' : 'FIAT';
}

/**
 * The country whose settings a visitor gets: their own if its currency is available, otherwise Australia (CONF-12).
 * @param country ISO 3166 code, upper or lower case, or null when not known
 * @param available codes of the site's currencies
 */
export function countryForCurrency(country: string | null, available: readonly string[]): string {
  const code = country?.toUpperCase() ?? '';
  const own = currencyByCountry.get(code);
  return own !== undefined && available.includes(own) ? code : defaultCountry;
}

/**
 * The currency of a sign-up that names none (AUTH-25): the country's own if available, otherwise Australia's (CONF-12).
 * @param country ISO 3166 code, upper or lower case, for example 'NZ'
 * @param available codes of the site's currencies
 */
export function currencyForCountry(country: string, available: readonly string[]): string {
  return currencyByCountry.get(countryForCurrency(country, available)) ?? defaultCurrency;
}
