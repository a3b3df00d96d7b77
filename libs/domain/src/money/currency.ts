/** The two kinds of currency; the kind decides the number of decimals (3 §3, 1 §9). */
export type CurrencyType = 'FIAT' | 'CRYPTO';

/** What is known of a currency wherever amounts are shown or counted. */
export interface Currency {
  /** Code in capitals, for example AUD. */
  readonly code: string;
  readonly name: string;
  /** Sign shown before an amount. */
  readonly symbol: string;
  readonly type: CurrencyType;
}

/** Every currency of the site, fiat first (CONF-16). */
export const currencies: readonly Currency[] = [
  { code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' },
  { code: 'NZD', name: 'New Zealand Dollar', symbol: 'NZ$', type: 'FIAT' },
  { code: 'USD', name: 'US Dollar', symbol: 'US$', type: 'FIAT' },
  { code: 'BTC', name: 'Bitcoin', symbol: '₿', type: 'CRYPTO' },
  { code: 'ETH', name: 'Ether', symbol: 'Ξ', type: 'CRYPTO' },
  { code: 'LTC', name: 'Litecoin', symbol: 'Ł', type: 'CRYPTO' },
  { code: 'USDT', name: 'Tether', symbol: '₮', type: 'CRYPTO' },
];

/** Currency used when nothing else decides (CONF-11). */
export const defaultCurrency = 'AUD';

/** Country used when the visitor's own has no available currency (CONF-12). */
export const defaultCountry = 'AU';

/** Where each country's own money is one of the site's fiat currencies, by ISO 3166 code. */
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

/** The currency with this code, or undefined. */
export function currencyOf(code: string): Currency | undefined {
  return currencies.find((currency) => currency.code === code);
}

/** Decimals of an amount: 2 for fiat, 8 for crypto (FMT-05). */
export function decimalsOf(type: CurrencyType): 2 | 8 {
  return type === 'CRYPTO' ? 8 : 2;
}

/** Reads the currency type of a payment provider: 'Crypto' in any case is CRYPTO, all else FIAT (CONF-17). */
export function normaliseCurrencyType(type: string): CurrencyType {
  return type.trim().toUpperCase() === 'CRYPTO' ? 'CRYPTO' : 'FIAT';
}

/**
 * Country whose settings a visitor gets: their own when its currency is offered, otherwise Australia (CONF-12).
 *
 * @param country ISO 3166 code in any case, or null when it is not known
 * @param available codes of the currencies that the site offers
 */
export function countryForCurrency(country: string | null, available: readonly string[]): string {
  const code = country?.toUpperCase() ?? '';
  const own = currencyByCountry.get(code);
  return own !== undefined && available.includes(own) ? code : defaultCountry;
}

/**
 * Currency of a country, for a sign-up that names none (AUTH-25): its own when it is offered, otherwise Australia's (CONF-12).
 *
 * @param country ISO 3166 code in any case, for example 'NZ'
 * @param available codes of the currencies that the site offers
 */
export function currencyForCountry(country: string, available: readonly string[]): string {
  return currencyByCountry.get(countryForCurrency(country, available)) ?? defaultCurrency;
}
