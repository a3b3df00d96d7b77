import type { ReasonTable } from '../decision/index.ts';
import { currencyUnavailable } from '../money/index.ts';
import { requiredText } from './profile-text.ts';

export type ProfileReason =
  | 'invalid'
  | 'nameMissing'
  | 'nameFixed'
  | 'birthdayFixed'
  | 'countryUnknown'
  | 'currencyUnavailable'
  | 'emailFixed'
  | 'emailTaken';

export interface ProfileDetails {
  /** The field's name in the contract; null for none. */
  readonly field: string | null;
  /** The form rule's own message, or the field's label. */
  readonly text: string;
}

/** In the order of the checks (PROF-06 to PROF-08, PROF-10). */
export const profileReasons = {
  invalid: { code: 'BAD_USER_INPUT', text: ({ text }) => text },
  nameMissing: { code: 'BAD_USER_INPUT', text: ({ text }) => requiredText(text) },
  nameFixed: {
    code: 'BAD_USER_INPUT',
    text: () => 'Your name can no longer be changed. Please contact support.',
  },
  birthdayFixed: {
    code: 'BAD_USER_INPUT',
    text: () => 'Your date of birth can no longer be changed. Please contact support.',
  },
  countryUnknown: { code: 'BAD_USER_INPUT', text: () => 'Country must be a country code.' },
  currencyUnavailable,
  emailFixed: {
    code: 'BAD_USER_INPUT',
    text: () => 'Your email address can no longer be changed. Please contact support.',
  },
  emailTaken: { code: 'ACCOUNT_EXISTS', text: () => 'This email address already has an account.' },
} as const satisfies ReasonTable<ProfileReason, ProfileDetails>;
