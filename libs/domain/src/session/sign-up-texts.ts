import { codeReasons } from './code-reasons.ts';
import { orElse } from './texts.ts';
import type { ToastText } from './texts.ts';

/** See AUTH-28. */
export const signUpFailureTitle = 'Registration Failed';

/** Text for a failed sign-up, by the server's message (AUTH-28, AUTH-29). */
export function signUpFailureMessage(message?: string | null): string {
  const given = message ?? '';
  if (given.includes(codeReasons.codeWrong.text())) {
    return 'Invalid verification code. Please check your email and try again.';
  }
  if (given.includes(codeReasons.smsCodeWrong.text())) {
    return 'Invalid OTP code. Please check your text messages and try again.';
  }
  return orElse(given, 'Unable to create your account. Please try again.');
}

export type CodePurpose = 'REGISTER_EMAIL' | 'REGISTER_SMS' | 'OTHER';

/** See AUTH-36. */
export const codeSentTitle: Readonly<Record<CodePurpose, string>> = {
  REGISTER_EMAIL: 'Email Code Sent',
  REGISTER_SMS: 'SMS Code Sent',
  OTHER: 'Verification Code Sent',
};

/** See AUTH-38. */
export const codeAcceptedTitle = 'Verification Successful';

const codeNotSentTitle: Readonly<Record<CodePurpose, string>> = {
  REGISTER_EMAIL: 'Verification Code Not Sent',
  REGISTER_SMS: 'SMS Code Error',
  OTHER: 'Code Not Sent',
};

/** See AUTH-37. */
export function codeNotSentToast(purpose: CodePurpose, message?: string | null): ToastText {
  return {
    title: codeNotSentTitle[purpose],
    text: orElse(message, 'Unable to send verification code. Please try again.'),
  };
}
