import type { ReasonTable } from '../decision/index.ts';
import { emailMessage, identityMessages } from '../identity/index.ts';

/** Why an address or a number cannot be used. */
export type ContactReason = 'emailMalformed' | 'mobileInvalid';

/** What is said of an address or a number that cannot be used. */
export const contactReasons = {
  emailMalformed: { code: 'BAD_USER_INPUT', text: () => emailMessage, field: 'email' },
  mobileInvalid: { code: 'BAD_USER_INPUT', text: () => identityMessages.mobile, field: 'mobileNumber' },
} as const satisfies ReasonTable<ContactReason>;

/** Why an address or a number cannot be used for a new account (AUTH-41). */
export type TakenReason = 'emailTaken' | 'mobileTaken';

/** What is said of an address or a number that has an account already. */
export const takenReasons = {
  emailTaken: {
    code: 'ACCOUNT_EXISTS',
    text: () => 'This email address already has an account. Please log in instead.',
    field: 'email',
  },
  mobileTaken: {
    code: 'ACCOUNT_EXISTS',
    text: () => 'This mobile number already has an account. Please log in instead.',
    field: 'mobileNumber',
  },
} as const satisfies ReasonTable<TakenReason>;
