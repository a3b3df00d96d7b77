import { emailMessage, identityMessages, isEmail } from '@magpie/domain/identity';
import { internationalNumber } from '@magpie/domain/phone';
import { phoneCountries } from '@magpie/domain/site';
import { Refusal } from '../../platform/graphql/index.ts';

/** The address in small letters. @throws Refusal BAD_USER_INPUT when it is none (AUTH-22) */
export function readEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (!isEmail(address)) throw new Refusal('BAD_USER_INPUT', emailMessage);
  return address;
}

/** The full number of a country. @throws Refusal BAD_USER_INPUT when it is not valid for it (AUTH-19) */
export function readMobile(mobileNumber: string, countryCode: string): string {
  const number = internationalNumber(mobileNumber, countryCode);
  if (number === null) throw new Refusal('BAD_USER_INPUT', identityMessages.mobile);
  return number;
}

/** The full number of whichever country it belongs to. @throws Refusal BAD_USER_INPUT when it belongs to none */
export function readAnyMobile(mobileNumber: string): string {
  for (const country of phoneCountries) {
    const number = internationalNumber(mobileNumber, country.code);
    if (number !== null && mobileNumber.startsWith('+')) return number;
  }
  throw new Refusal('BAD_USER_INPUT', identityMessages.mobile);
}
