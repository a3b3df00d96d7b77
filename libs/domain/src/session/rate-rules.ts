import { codeReasons } from './code-reasons.ts';

export interface RateRule {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  readonly message: string;
}

const QUARTER = 900;
const HOUR = 3_600;
const DAY = 86_400;

const failedLogins = 'Too many failed logins. Please try again later.';
const failedHere = 'Too many failed logins. Please try again later, or reset your password.';
const wrongPasswords = 'Too many wrong passwords. Please try again later.';
const tooManyCodes = 'Too many codes were requested. Please try again later.';
const wrongCodes = codeReasons.codeSpent.text();

const rule = (name: string, times: number, seconds: number, message: string): RateRule => ({
  name,
  times,
  seconds,
  message,
});

/**
 * Limits for guesses and sent codes. A place is the caller's network. Rules with two spans are progressive: whoever
 * keeps exhausting the short one waits until the long one has passed.
 */
export const rateRules = {
  accountHere: [
    rule('account-here', 10, QUARTER, failedHere),
    rule('account-here-daily', 30, DAY, failedHere),
  ],
  place: [rule('place', 100, QUARTER, failedLogins), rule('place-daily', 500, DAY, failedLogins)],
  /** Failed logins to one account from all places without a recent login of its member. */
  accountElsewhere: [rule('account-elsewhere', 20, HOUR, failedHere)],
  oldPassword: [
    rule('old-password', 5, QUARTER, wrongPasswords),
    rule('old-password-daily', 20, DAY, wrongPasswords),
  ],
  /** Codes sent to one address or number, requested from one place. */
  codesTo: [
    rule('codes-to', 6, 600, 'Too many codes were requested. Please try again in ten minutes.'),
    rule('codes-to-daily', 20, DAY, tooManyCodes),
  ],
  /** Codes sent to one address or number, by any requester. */
  codesToAll: [rule('codes-to-all', 200, DAY, tooManyCodes)],
  /** Codes requested from one place or by one member. */
  codesFrom: [rule('codes-from', 20, 600, tooManyCodes), rule('codes-from-daily', 100, DAY, tooManyCodes)],
  wrongCodes: [rule('wrong-codes', 30, QUARTER, 'Too many wrong codes. Please try again later.')],
  strangersCode: [rule('strangers-code', 3, DAY, wrongCodes)],
  strangersCodes: [rule('strangers-codes', 10, DAY, wrongCodes)],
} as const satisfies Record<string, readonly RateRule[]>;

export const usualPlaceDays = 90;

/** The span that a moment falls into, and the whole seconds until the next one. */
export function rateWindow(
  { seconds }: RateRule,
  now: Date,
): { readonly index: number; readonly retryAfter: number } {
  const span = seconds * 1000;
  const index = Math.floor(now.getTime() / span);
  return { index, retryAfter: Math.ceil(((index + 1) * span - now.getTime()) / 1000) };
}
