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

/**
 * The country the phone picker starts with: the detected one when it is AU or NZ, otherwise AU (CONF-13).
 *
 * @param detected ISO 3166 code in any case, or null while it is not known
 */
export function initialPhoneCountry(detected: string | null | undefined): PhoneCountry['code'] {
  return phoneCountries.find((country) => country.code === detected?.toUpperCase())?.code ?? 'AU';
}
