import type { Decision } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';
import { isEmail } from '../identity/index.ts';
import { internationalNumber } from '../phone/index.ts';
import { phoneCountries } from '../site/index.ts';
import type { ContactReason, TakenReason } from './contact-reasons.ts';

/** The address in small letters, if it is one (AUTH-22). */
export function decideEmail(email: string): Decision<string, ContactReason> {
  const address = email.trim().toLowerCase();
  return isEmail(address) ? allow(address) : refuse('emailMalformed');
}

/**
 * The full number, if it is valid for its country (AUTH-19).
 *
 * @param country ISO 3166 code; null for a full number of any country that members come from
 */
export function decideMobile(mobileNumber: string, country: string | null): Decision<string, ContactReason> {
  const number =
    country === null ? anyCountrysNumber(mobileNumber) : internationalNumber(mobileNumber, country);
  return number === null ? refuse('mobileInvalid') : allow(number);
}

function anyCountrysNumber(mobileNumber: string): string | null {
  if (!mobileNumber.startsWith('+')) return null;
  for (const { code } of phoneCountries) {
    const number = internationalNumber(mobileNumber, code);
    if (number !== null) return number;
  }
  return null;
}

/** Whether somebody has an account by an address or number; null for what is not given or not known. */
export interface NewContacts {
  readonly emailTaken: boolean | null;
  readonly mobileTaken: boolean | null;
}

/** Whether an address and a number are free for a new account (AUTH-41). */
export function decideNewContacts({
  emailTaken,
  mobileTaken,
}: NewContacts): Decision<undefined, TakenReason> {
  if (emailTaken === true) return refuse('emailTaken');
  return mobileTaken === true ? refuse('mobileTaken') : allow();
}
