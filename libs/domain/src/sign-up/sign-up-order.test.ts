import { describe, expect, it } from 'vitest';
import { decideSignUp, signUpReasons } from './index.ts';
import type { SignUpFacts, SignUpReason } from './index.ts';
import { login, proved, typed } from './testing/sign-ups.ts';

const good: SignUpFacts = {
  ...typed,
  ...proved,
  currency: 'AUD',
  asked: { currency: 'MANDATORY' },
  timezone: 'Australia/Perth',
};

/** A problem each, in the order in which they are told. */
const problems: readonly (readonly [SignUpReason, Partial<SignUpFacts>])[] = [
  ['emailMalformed', { login: { ...login, email: 'mia' } }],
  ['tooShort', { login: { ...login, password: 'Mag@7' } }],
  ['currencyMissing', { currency: '' }],
  ['mobileInvalid', { mobileNumber: '0412' }],
  ['currencyUnavailable', { currency: 'XXX' }],
  ['captchaRefused', { captchaAccepted: false }],
  ['codeWrong', { emailCode: 'WRONG' }],
  ['smsCodeWrong', { mobileCode: 'WRONG' }],
  ['emailTaken', { emailTaken: true }],
  ['mobileTaken', { mobileTaken: true }],
];

const reasonOf = (...changes: readonly Partial<SignUpFacts>[]) => {
  const decision = decideSignUp(Object.assign({}, good, ...changes) as SignUpFacts);
  return decision.allowed ? null : decision.reason;
};

/** Two of them that do not speak of the same field. */
const pairs = problems.flatMap(([first, early], at) =>
  problems
    .slice(at + 1)
    .filter(([, late]) => !Object.keys(late).some((key) => key in early))
    .map(([second, late]) => [first, second, early, late] as const),
);

describe('the problems of a sign-up', () => {
  it.each(problems)('%s is told alone', (reason, change) => {
    expect(reasonOf(change)).toBe(reason);
  });

  it.each(pairs)('%s is told before %s', (reason, _, early, late) => {
    expect(reasonOf(early, late)).toBe(reason);
    expect(reasonOf(late, early)).toBe(reason);
  });

  it('are none of somebody who did everything right', () => {
    expect(reasonOf()).toBeNull();
    expect(pairs).toHaveLength(43);
  });

  it('begin with the address, then the password', () => {
    expect(reasonOf({ login: { email: 'mia', password: 'x' } })).toBe('emailMalformed');
    expect(reasonOf({ login: { email: 'magpie77@magpie.test', password: 'Magpie77' } })).toBe(
      'sameAsUsername',
    );
  });
});

describe('the codes of the reasons', () => {
  it('are those that clients know', () => {
    const codes = Object.entries<{ code: string; field?: string }>(signUpReasons).map(
      ([reason, { code, field }]) => [reason, `${code} ${field ?? ''}`.trim()],
    );
    expect(Object.fromEntries(codes)).toEqual({
      emailMalformed: 'BAD_USER_INPUT email',
      mobileInvalid: 'BAD_USER_INPUT mobileNumber',
      tooShort: 'BAD_USER_INPUT',
      tooLong: 'BAD_USER_INPUT',
      tooWeak: 'BAD_USER_INPUT',
      sameAsUsername: 'BAD_USER_INPUT',
      currencyMissing: 'BAD_USER_INPUT currency',
      currencyUnavailable: 'BAD_USER_INPUT currency',
      timezoneUnknown: 'BAD_USER_INPUT timezone',
      captchaRefused: 'CAPTCHA_FAILED',
      codeSpent: 'TOO_MANY_ATTEMPTS code',
      codeWrong: 'INVALID_CODE code',
      smsCodeWrong: 'INVALID_CODE otpCode',
      emailTaken: 'ACCOUNT_EXISTS email',
      mobileTaken: 'ACCOUNT_EXISTS mobileNumber',
    });
  });
});

describe('what is not known yet refuses nobody', () => {
  it.each([
    { captchaAccepted: null },
    { emailCode: null },
    { mobileCode: null },
    { emailTaken: null },
    { mobileTaken: null },
  ])('%o', (unknown) => {
    expect(reasonOf(unknown)).toBeNull();
  });
});

describe('the currency and the timezone of a new account', () => {
  it.each<[Partial<SignUpFacts>, string, string]>([
    [{}, 'AUD', 'Australia/Perth'],
    [{ asked: null, currency: '' }, 'AUD', 'Australia/Perth'],
    [{ asked: { currency: 'HIDDEN' }, currency: '' }, 'AUD', 'Australia/Perth'],
    [
      { asked: null, currency: '', country: 'DE', mobileNumber: '+4915112345678', timezone: '' },
      'AUD',
      'Australia/Sydney',
    ],
    [{ timezone: '' }, 'AUD', 'Australia/Sydney'],
    [{ country: 'NZ', mobileNumber: '0211234567', timezone: '' }, 'AUD', 'Pacific/Auckland'],
  ])('of %o are %s and %s', (change, currency, timezone) => {
    const decision = decideSignUp({ ...good, ...change });
    expect(decision).toMatchObject({ allowed: true, plan: { currency, timezone } });
  });

  it.each(['aud', ' AUD', 'BTC'])('must be one that is offered, not %j', (currency) => {
    expect(reasonOf({ currency })).toBe('currencyUnavailable');
  });
});
