import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Longest text that is looked at; E.164 allows 15 digits. */
const longestNumber = 32;

/**
 * Whether a mobile number is valid for a country's calling code (AUTH-19, PROF-09). The number may be local
 * ('0412345678') or full ('+61412345678'); a full number of another calling code is not valid. Never throws.
 *
 * @param country ISO 3166 code in capitals, for example 'AU'
 */
export function isMobileNumber(number: string, country: string): boolean {
  return internationalNumber(number, country) !== null;
}

/**
 * The number in its one full form, for example '+61412345678', by which accounts are compared (AUTH-41), or null when it
 * is not valid for the country's calling code. Never throws.
 *
 * @param country ISO 3166 code in capitals, for example 'AU'
 */
export function internationalNumber(number: string, country: string): string | null {
  if (number.length > longestNumber || !isSupportedCountry(country)) return null;
  if (!/^\+?[0-9 ()-]+$/.test(number)) return null;
  const parsed = parsePhoneNumberFromString(number, country);
  const fits = parsed?.isValid() === true && parsed.countryCallingCode === getCountryCallingCode(country);
  return fits ? parsed.number : null;
}
