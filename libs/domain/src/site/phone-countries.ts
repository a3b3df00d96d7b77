export interface PhoneCountry {
  /** ISO 3166 code. */
  readonly code: 'AU' | 'NZ';
  readonly name: string;
  readonly callingCode: string;
}

/** See AUTH-16. */
export const phoneCountries: readonly PhoneCountry[] = [
  { code: 'AU', name: 'Australia', callingCode: '+61' },
  { code: 'NZ', name: 'New Zealand', callingCode: '+64' },
];

/** An entry of the platform's countryCodes (CONF-14). */
export interface CountryCodeEntry {
  readonly country: string;
  /** ISO 3166 code. */
  readonly countryCode: string;
}

/** AU and NZ at most (AUTH-16), in the platform's order. */
export function offeredPhoneCountries(entries: readonly CountryCodeEntry[]): readonly PhoneCountry[] {
  return entries.flatMap(({ country, countryCode }) =>
    phoneCountries.filter(({ code }) => code === countryCode).map((known) => ({ ...known, name: country })),
  );
}

/** The detected country (ISO 3166, upper or lower case) if available, otherwise AU (CONF-13) or the first one. */
export function initialPhoneCountry(
  detected: string | null | undefined,
  offered: readonly PhoneCountry[] = phoneCountries,
): PhoneCountry['code'] {
  const has = (code: string | undefined) => offered.find((country) => country.code === code);
  return (has(detected?.toUpperCase()) ?? has('AU') ?? offered[0])?.code ?? 'AU';
}
