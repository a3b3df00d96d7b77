import { timezoneReasons } from '../calendar/index.ts';
import { contactReasons, takenReasons } from '../contacts/index.ts';
import type { ContactReason, TakenReason } from '../contacts/index.ts';
import type { ReasonTable } from '../decision/index.ts';
import { newPasswordReasons } from '../identity/index.ts';
import type { NewPasswordReason } from '../identity/index.ts';
import { currencyUnavailable } from '../money/index.ts';
import { codeReasons } from '../session/index.ts';
import type { CodeReason } from '../session/index.ts';

export type SignUpReason =
  | ContactReason
  | NewPasswordReason
  | 'currencyMissing'
  | 'currencyUnavailable'
  | 'timezoneUnknown'
  | 'captchaRefused'
  | CodeReason
  | TakenReason;

/** See AUTH-33, AUTH-41. */
export const signUpReasons = {
  ...contactReasons,
  ...newPasswordReasons,
  currencyMissing: { code: 'BAD_USER_INPUT', text: () => 'Please choose a currency.', field: 'currency' },
  currencyUnavailable: { ...currencyUnavailable, field: 'currency' },
  timezoneUnknown: timezoneReasons.unknown,
  captchaRefused: { code: 'CAPTCHA_FAILED', text: () => 'The captcha check failed. Please try again.' },
  ...codeReasons,
  ...takenReasons,
} as const satisfies ReasonTable<SignUpReason>;
