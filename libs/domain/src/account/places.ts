export interface AddressCountry {
  /** ISO 3166 code. */
  readonly code: string;
  readonly name: string;
}

/** Listed first, because most members live there. */
const homeCountries = ['AU', 'NZ'];

const states: Readonly<Record<string, readonly string[]>> = {
  AU: [
    'Australian Capital Territory',
    'New South Wales',
    'Northern Territory',
    'Queensland',
    'South Australia',
    'Tasmania',
    'Victoria',
    'Western Australia',
  ],
  NZ: [
    'Auckland',
    'Bay of Plenty',
    'Canterbury',
    'Gisborne',
    "Hawke's Bay",
    'Manawatū-Whanganui',
    'Marlborough',
    'Nelson',
    'Northland',
    'Otago',
    'Southland',
    'Taranaki',
    'Tasman',
    'Waikato',
    'Wellington',
    'West Coast',
  ],
};

/** Australia and New Zealand first, then as given. @param chosen always listed, even when unknown to the platform */
export function addressCountries(
  countries: readonly AddressCountry[],
  chosen: string,
): readonly AddressCountry[] {
  const place = (code: string) => (homeCountries.includes(code) ? homeCountries.indexOf(code) : 2);
  const known = chosen === '' || countries.some(({ code }) => code === chosen);
  const all = known ? countries : [...countries, { code: chosen, name: chosen }];
  return [...all].sort((a, b) => place(a.code) - place(b.code));
}

/** States, territories or regions of a country; empty if they are not known. */
export function statesOf(country: string): readonly string[] {
  return states[country] ?? [];
}
