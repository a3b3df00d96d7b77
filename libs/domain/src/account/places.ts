/** A country that an address can be in. */
export interface AddressCountry {
  /** ISO 3166 code. */
  readonly code: string;
  readonly name: string;
}

/** The countries most members live in, which lists begin with. */
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

/**
 * Countries in the order of a form: Australia and New Zealand, then the others as they came.
 *
 * @param chosen the code that a form holds; it is in the list whatever the platform knows
 */
export function addressCountries(
  countries: readonly AddressCountry[],
  chosen: string,
): readonly AddressCountry[] {
  const place = (code: string) => (homeCountries.includes(code) ? homeCountries.indexOf(code) : 2);
  const known = chosen === '' || countries.some(({ code }) => code === chosen);
  const all = known ? countries : [...countries, { code: chosen, name: chosen }];
  return [...all].sort((a, b) => place(a.code) - place(b.code));
}

/** States, territories or regions to choose from in a country; none where they are not known. */
export function statesOf(country: string): readonly string[] {
  return states[country] ?? [];
}
