import type { ReasonTable } from '../decision/index.ts';
import { invalidCredentials } from './texts.ts';

export type SignInReason = 'incomplete' | 'wrongPassword' | 'wrongCode' | 'unknownNumber' | 'notEnabled';

/** A wrong name is not distinguished from a wrong password, nor a wrong number from a wrong code. */
export const signInReasons = {
  incomplete: { code: 'BAD_USER_INPUT', text: () => 'The login is incomplete.' },
  wrongPassword: { code: 'FORBIDDEN', text: () => invalidCredentials },
  wrongCode: { code: 'INVALID_CREDENTIALS', text: () => 'The mobile number or the code is wrong.' },
  unknownNumber: {
    code: 'INVALID_CREDENTIALS',
    text: () => 'There is no account with this mobile number.',
  },
  notEnabled: {
    code: 'MEMBER_NOT_ENABLED',
    text: () => 'This account cannot log in. Please contact support.',
  },
} as const satisfies ReasonTable<SignInReason>;
