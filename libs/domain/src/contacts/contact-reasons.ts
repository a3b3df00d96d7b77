import type { ReasonTable } from '../decision/index.ts';
import { emailMessage, identityMessages } from '../identity/index.ts';

export type ContactReason = 'emailMalformed' | 'mobileInvalid';

export const contactReasons = {
  emailMalformed: { code: 'BAD_USER_INPUT', text: () => emailMessage, field: 'email' },
  mobileInvalid: { code: 'BAD_USER_INPUT', text: () => identityMessages.mobile, field: 'mobileNumber' },
} as const satisfies ReasonTable<ContactReason>;

/** Why an address or a number cannot be used for a new account (AUTH-41). */
export type TakenReason = 'emailTaken' | 'mobileTaken';

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
