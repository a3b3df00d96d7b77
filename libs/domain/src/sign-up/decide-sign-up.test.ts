import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideSignUp, signUpReasons } from './index.ts';
import type { SignUpFacts } from './index.ts';
import { login as plainLogin, proved, typed as plainlyTyped } from './testing/sign-ups.ts';

const login = { ...plainLogin, email: ' Mia@magpie.test' };
const typed: SignUpFacts = { ...plainlyTyped, login };

const sydney = {
  email: 'mia@magpie.test',
  mobileNumber: '+61412345678',
  currency: 'AUD',
  timezone: 'Australia/Sydney',
};

const auckland = { ...sydney, mobileNumber: '+64211234567', currency: 'NZD', timezone: 'Pacific/Auckland' };

const byTelegram = { login: null, asked: null, emailCode: null, emailTaken: null } as const;

describe('A sign-up', () => {
  it.each<[Partial<SignUpFacts>, object]>([
    [{}, sydney],
    [proved, sydney],
    [{ country: 'NZ', mobileNumber: '0211234567' }, auckland],
    [{ currency: 'NZD' }, { ...sydney, currency: 'NZD' }],
    [{ timezone: 'Europe/Berlin' }, { ...sydney, timezone: 'Europe/Berlin' }],
    [{ timezone: '' }, sydney],
    [
      { ...proved, ...byTelegram },
      { ...sydney, email: null },
    ],
  ])('with %o is of somebody', (facts, plan) => {
    expect(decideSignUp({ ...typed, ...facts })).toEqual({ allowed: true, plan });
  });

  const weak =
    'Password must contain at least 3 of the following: lowercase, uppercase, number, special character.';
  const badMobile = { mobileNumber: '0412' };
  const refusedCaptcha = { ...proved, captchaAccepted: false };

  it.each<[Partial<SignUpFacts>, string, string]>([
    [{ login: { email: 'mia@', password: 'x' } }, 'emailMalformed', 'Please enter a valid email address.'],
    [{ login: { ...login, password: 'Mag7' } }, 'tooShort', 'Password must be at least 8 characters long.'],
    [
      { login: { ...login, password: 'Magpie77Magpie77Magpi' } },
      'tooLong',
      'Password must not exceed 20 characters.',
    ],
    [{ login: { ...login, password: 'magpie77' }, ...badMobile }, 'tooWeak', weak],
    [
      { login: { email: 'mia.lee7@magpie.test', password: 'Mia.Lee7' } },
      'sameAsUsername',
      'Password must not be the same as your username.',
    ],
    [{ asked: { currency: 'MANDATORY' }, ...badMobile }, 'currencyMissing', 'Please choose a currency.'],
    [{ ...badMobile, currency: 'XXX' }, 'mobileInvalid', 'Invalid mobile number.'],
    [{ ...refusedCaptcha, currency: 'XXX' }, 'currencyUnavailable', 'This currency is not available.'],
    [{ ...refusedCaptcha, timezone: 'Mars/X' }, 'timezoneUnknown', 'This timezone is not known.'],
    [{ currency: 'XXX', timezone: 'Mars/X' }, 'currencyUnavailable', 'This currency is not available.'],
    [
      { ...refusedCaptcha, emailCode: 'WRONG' },
      'captchaRefused',
      'The captcha check failed. Please try again.',
    ],
    [{ ...proved, emailCode: 'WRONG', mobileCode: 'SPENT' }, 'codeWrong', 'Invalid verification code.'],
    [
      { ...proved, emailCode: 'SPENT', mobileCode: 'WRONG' },
      'codeSpent',
      'Too many wrong codes. Please request a new one.',
    ],
    [{ ...proved, mobileCode: 'WRONG', emailTaken: true }, 'smsCodeWrong', 'Incorrect OTP code.'],
    [{ ...proved, ...byTelegram, mobileCode: 'WRONG' }, 'codeWrong', 'Invalid verification code.'],
    [
      { ...proved, emailTaken: true, mobileTaken: true },
      'emailTaken',
      'This email address already has an account. Please log in instead.',
    ],
    [
      { ...proved, mobileTaken: true },
      'mobileTaken',
      'This mobile number already has an account. Please log in instead.',
    ],
  ])('with %o is refused as %s', (facts, reason, text) => {
    const decision = decideSignUp({ ...typed, ...facts });
    expect(decision).toMatchObject({ allowed: false, reason });
    expect(decisionText(signUpReasons, decision)).toBe(text);
  });
});
