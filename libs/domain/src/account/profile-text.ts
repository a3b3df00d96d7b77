import { isAddressText } from './address.ts';
import type { ProfileField } from './profile.ts';

/** What the fields of a profile are called, in forms and in refusals. */
export const profileLabels: Readonly<Record<ProfileField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  street: 'Street',
  postCode: 'Postcode',
  country: 'Country',
  locality: 'Suburb or town',
  stateDistrict: 'State',
};

/** A field of a profile that holds words. */
export type ProfileTextField =
  'firstName' | 'lastName' | 'street' | 'postCode' | 'locality' | 'stateDistrict';

/** Most characters of each, as stored. */
export const profileLimits: Readonly<Record<ProfileTextField, number>> = {
  firstName: 100,
  lastName: 100,
  street: 200,
  postCode: 20,
  locality: 100,
  stateDistrict: 100,
};

/** Control and format characters but blanks and the two joiners, without which some scripts cannot be written. */
const invisible = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/**
 * A text as it is stored: composed, without invisible characters, blanks between words only and one at a time. Applying
 * it twice changes nothing more.
 */
export function tidyText(text: string): string {
  return text.toWellFormed().replace(invisible, '').replace(/\s+/gu, ' ').trim().normalize('NFC');
}

const plainText = /^[\u200d\u200c\p{L}\p{M}\p{N} .,'’‘·\u2010\u2011-]+$/u;

/** Whether a text is a name of a person or of a place in any script: words with at least one letter, no signs of code. */
export function isNameText(text: string): boolean {
  return plainText.test(text) && /\p{L}/u.test(text);
}

/** Street, postcode and city follow the address rule (PROF-08). */
const addressFields: readonly ProfileTextField[] = ['street', 'postCode', 'locality'];

/** Why a field of a profile cannot be stored, or null; a blank one is always missing (PROF-06, PROF-08). */
export function profileTextProblem(field: ProfileTextField, text: string): string | null {
  const label = profileLabels[field];
  const value = tidyText(text);
  if (value === '') return `${label} is required.`;
  const limit = profileLimits[field];
  if (value.length > limit) return `${label} can have at most ${limit} characters.`;
  if (addressFields.includes(field)) {
    return isAddressText(value) ? null : `${label} may hold only letters, digits, commas and spaces.`;
  }
  return isNameText(value)
    ? null
    : `${label} may hold only letters, digits, spaces, hyphens, apostrophes, commas and full stops.`;
}
