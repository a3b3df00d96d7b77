import { isAddressText } from './address.ts';
import type { ProfileField } from './profile.ts';

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

export type ProfileTextField =
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'postCode'
  | 'locality'
  | 'stateDistrict';

/** Maximum length of each field, as stored. */
export const profileLimits: Readonly<Record<ProfileTextField, number>> = {
  firstName: 100,
  lastName: 100,
  street: 200,
  postCode: 20,
  locality: 100,
  stateDistrict: 100,
};

const invisible = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Unicode-composed, without invisible characters, with single blanks between words only. Idempotent. */
export function tidyText(text: string): string {
  return text.toWellFormed().replace(invisible, '').replace(/\s+/gu, ' ').trim().normalize('NFC');
}

const plainText = /^[\u200d\u200c\p{L}\p{M}\p{N} .,'’‘·\u2010\u2011-]+$/u;

/** Whether a text is a name of a person or place in any script: at least one letter, no code characters. */
export function isNameText(text: string): boolean {
  return plainText.test(text) && /\p{L}/u.test(text);
}

export const requiredText = (label: string): string => `${label} is required.`;

/** Street, postcode and city follow the address rule (PROF-08). */
const addressFields: readonly ProfileTextField[] = ['street', 'postCode', 'locality'];

/** Why a profile field cannot be stored, or null; a blank one always counts as missing (PROF-06, PROF-08). */
export function profileTextProblem(field: ProfileTextField, text: string): string | null {
  const label = profileLabels[field];
  const value = tidyText(text);
  if (value === '') return requiredText(label);
  const limit = profileLimits[field];
  if (value.length > limit) return `${label} can have at most ${limit} characters.`;
  if (addressFields.includes(field)) {
    return isAddressText(value) ? null : `${label} may hold only letters, digits, commas and spaces.`;
  }
  return isNameText(value)
    ? null
    : `${label} may hold only letters, digits, spaces, hyphens, apostrophes, commas and full stops.`;
}
