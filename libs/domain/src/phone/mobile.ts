import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const longestNumber = 32;

/**
 * A local ('0412345678') or full number ('+61412345678') of the country's calling code (AUTH-19, PROF-09). Never
 * throws.
 * @param country upper-case ISO 3166 code
 */
export function isMobileNumber(number: string, country: string): boolean {
  return internationalNumber(number, country) !== null;
}

/**
 * The number as '+61412345678', by which accounts are compared (AUTH-41); null when invalid for the country. Never
 * throws.
 * @param country upper-case ISO 3166 code
 */
export function internationalNumber(number: string, country: string): string | null {
  if (number.length > longestNumber || !isSupportedCountry(country)) return null;
  if (!/^\+?[0-9 ()-]+$/.test(number)) return null;
  const parsed = parsePhoneNumberFromString(number, country);
  const fits = parsed?.isValid() === true && parsed.countryCallingCode === getCountryCallingCode(country);
  return fits ? parsed.number : null;
}
