/** How often something may be done in a span of time, and what is said to whoever does it more often. */
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
const wrongCodes = 'Too many wrong codes. Please request a new one.';

const rule = (name: string, times: number, seconds: number, message: string): RateRule => ({
  name,
  times,
  seconds,
  message,
});

/**
 * How often somebody may guess or have something sent. A place is the network a caller calls from. Rules with two spans
 * are progressive: who uses up the short one again and again waits until the long one has passed.
 */
export const rateRules = {
  /** Failed logins to one account from one place. */
  accountHere: [
    rule('account-here', 10, QUARTER, failedHere),
    rule('account-here-daily', 30, DAY, failedHere),
  ],
  /** Failed logins from one place. */
  place: [rule('place', 100, QUARTER, failedLogins), rule('place-daily', 500, DAY, failedLogins)],
  /** Failed logins to one account from all places where its member has not logged in lately. */
  accountElsewhere: [rule('account-elsewhere', 20, HOUR, failedHere)],
  /** Wrong old passwords of one member who changes the password. */
  oldPassword: [
    rule('old-password', 5, QUARTER, wrongPasswords),
    rule('old-password-daily', 20, DAY, wrongPasswords),
  ],
  /** Codes sent to one address or number at the wish of one place. */
  codesTo: [
    rule('codes-to', 6, 600, 'Too many codes were requested. Please try again in ten minutes.'),
    rule('codes-to-daily', 20, DAY, tooManyCodes),
  ],
  /** Codes sent to one address or number, whoever wished for them. */
  codesToAll: [rule('codes-to-all', 200, DAY, tooManyCodes)],
  /** Codes sent at the wish of one place or member. */
  codesFrom: [rule('codes-from', 20, 600, tooManyCodes), rule('codes-from-daily', 100, DAY, tooManyCodes)],
  /** Wrong codes typed in one place, whatever they were for. */
  wrongCodes: [rule('wrong-codes', 30, QUARTER, 'Too many wrong codes. Please try again later.')],
  /** Wrong attempts at one code from one place that did not ask for it. */
  strangersCode: [rule('strangers-code', 3, DAY, wrongCodes)],
  /** Wrong attempts at one code from all such places. */
  strangersCodes: [rule('strangers-codes', 10, DAY, wrongCodes)],
} as const satisfies Record<string, readonly RateRule[]>;

/** How long a place where a member logged in counts as usual, in days. */
export const usualPlaceDays = 90;

/** The span that a moment falls into, and whole seconds until the next one begins. */
export function rateWindow(
  { seconds }: RateRule,
  now: Date,
): { readonly index: number; readonly retryAfter: number } {
  const span = seconds * 1000;
  const index = Math.floor(now.getTime() / span);
  return { index, retryAfter: Math.ceil(((index + 1) * span - now.getTime()) / 1000) };
}
