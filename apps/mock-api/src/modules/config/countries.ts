import { countries as table, getEmojiFlag } from 'countries-list';
import type { TCountryCode } from 'countries-list';
import { currencyOf } from '@magpie/domain/money';
import { phoneCountries } from '@magpie/domain/site';
import type { Currency } from '@magpie/domain/money';

/** A country an address can be in (CONF-14). */
export interface CountryEntry {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly areaCode: string;
  readonly flag: string;
  readonly currencyMap: readonly { readonly code: string; readonly currency: Currency | null }[];
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name.localeCompare(b.name, 'en');

const all: readonly CountryEntry[] = Object.entries(table)
  .map(([code, country]) => ({
    name: country.name,
    code,
    areaCode: `+${String(country.phone[0])}`,
    flag: getEmojiFlag(code as TCountryCode),
    currencyMap: country.currency.map((own) => ({ code: own, currency: currencyOf(own) ?? null })),
  }))
  .sort(byName);

/**
 * Every country, ordered by name; a currency that the site does not offer maps to null.
 * @param available codes of the currencies that the site offers
 */
export function countryTable(available: readonly string[]): readonly CountryEntry[] {
  const offered = (currency: Currency | null) => currency !== null && available.includes(currency.code);
  return all.map((country) => ({
    ...country,
    currencyMap: country.currencyMap.map((entry) =>
      offered(entry.currency) ? entry : { ...entry, currency: null },
    ),
  }));
}

export function isCountry(code: string): boolean {
  return Object.hasOwn(table, code);
}

/** The countries that a mobile number can belong to, ordered by name (AUTH-16). */
export const countryCodes: readonly { readonly country: string; readonly countryCode: string }[] =
  phoneCountries
    .map(({ name, code }) => ({ country: name, countryCode: code }))
    .sort((a, b) => a.country.localeCompare(b.country, 'en'));
