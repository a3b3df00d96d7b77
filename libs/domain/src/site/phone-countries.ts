/** A country of the phone picker. */
export interface PhoneCountry {
  /** ISO 3166 code. */
  readonly code: 'AU' | 'NZ';
  readonly name: string;
  readonly dialCode: string;
}

/** The countries of the phone picker (AUTH-16). */
export const phoneCountries: readonly PhoneCountry[] = [
  { code: 'AU', name: 'Australia', dialCode: '+61' },
  { code: 'NZ', name: 'New Zealand', dialCode: '+64' },
];

/** A country as the platform's countryCodes names it (CONF-14). */
export interface CountryCodeEntry {
  readonly country: string;
  /** ISO 3166 code. */
  readonly countryCode: string;
}

/** Those of the platform's countries that the phone picker shows: AU and NZ at most (AUTH-16), in the platform's order. */
export function offeredPhoneCountries(entries: readonly CountryCodeEntry[]): readonly PhoneCountry[] {
  return entries.flatMap(({ country, countryCode }) =>
    phoneCountries.filter(({ code }) => code === countryCode).map((known) => ({ ...known, name: country })),
  );
}

/**
 * The country the phone picker starts with: the detected one when it is offered, otherwise AU (CONF-13), or the first one
 * where AU is not offered.
 *
 * @param detected ISO 3166 code in any case, or null while it is not known
 */
export function initialPhoneCountry(
  detected: string | null | undefined,
  offered: readonly PhoneCountry[] = phoneCountries,
): PhoneCountry['code'] {
  const has = (code: string | undefined) => offered.find((country) => country.code === code);
  return (has(detected?.toUpperCase()) ?? has('AU') ?? offered[0])?.code ?? 'AU';
}
