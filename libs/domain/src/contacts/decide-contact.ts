import type { Decision } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';
import { isEmail } from '../identity/index.ts';
import { internationalNumber } from '../phone/index.ts';
import { phoneCountries } from '../site/index.ts';
import type { ContactReason, TakenReason } from './contact-reasons.ts';

/** The plan is the address in lower case (AUTH-22). */
export function decideEmail(email: string): Decision<string, ContactReason> {
  const address = email.trim().toLowerCase();
  return isEmail(address) ? allow(address) : refuse('emailMalformed');
}

/**
 * The plan is the full number (AUTH-19).
 * @param country ISO 3166 code; null for a full number of any supported country
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
