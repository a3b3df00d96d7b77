import { ageOn } from '../calendar/index.ts';
import type { PlainDate } from '../calendar/index.ts';

export const minimumAge = 18;

export const codeLength = 6;

export const identityMessages = {
  username: 'Username is required.',
  code: 'Invalid Code',
  emailCodeUnsent: 'Send a code to this address first.',
  smsCodeUnsent: 'Send a code to this number first.',
  mobile: 'Invalid mobile number.',
  terms: 'You must accept the terms and conditions',
  over18: 'Please confirm you are 18 years old and older',
  age: 'You must be at least 18 years old.',
} as const;

/** Exactly 6 characters, none of them blank (AUTH-18). */
export function isCode(text: string): boolean {
  return /^\S{6}$/u.test(text);
}

/** Whether a person is 18 today; the birthday itself counts (PROF-07). False for a date that does not exist. */
export function isOldEnough(birthday: PlainDate, today: PlainDate): boolean {
  return (ageOn(birthday, today) ?? -1) >= minimumAge;
}
