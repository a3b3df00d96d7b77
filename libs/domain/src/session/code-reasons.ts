import type { ReasonTable } from '../decision/index.ts';

export type CodeReason = 'codeSpent' | 'codeWrong' | 'smsCodeWrong';

export type NumberProofReason = CodeReason | 'numberOfAnother';

/** Clients tell the two wrong codes of a sign-up apart by their texts (AUTH-29). */
export const codeReasons = {
  codeSpent: {
    code: 'TOO_MANY_ATTEMPTS',
    text: () => 'Too many wrong codes. Please request a new one.',
    field: 'code',
  },
  codeWrong: { code: 'INVALID_CODE', text: () => 'Invalid verification code.', field: 'code' },
  smsCodeWrong: { code: 'INVALID_CODE', text: () => 'Incorrect OTP code.', field: 'otpCode' },
} as const satisfies ReasonTable<CodeReason>;

export const numberProofReasons = {
  ...codeReasons,
  numberOfAnother: {
    code: 'ACCOUNT_EXISTS',
    text: () => 'This mobile number already belongs to another account.',
    field: 'mobileNumber',
  },
} as const satisfies ReasonTable<NumberProofReason>;
