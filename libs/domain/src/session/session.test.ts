import { describe, expect, it } from 'vitest';
import {
  canRequestCode,
  codeNotSentToast,
  codeRefused,
  codeSent,
  codeSentTitle,
  cookiesClearedAtLogout,
  defaultCodeFlow,
  errorToast,
  heartbeatInterval,
  keysClearedAtLogout,
  loginFailureTitle,
  secondsPassed,
  signUpFailureMessage,
  toastDurations,
  tokenPollInterval,
} from './index.ts';
import { canVerifyCode } from './code-flow.ts';

describe('texts', () => {
  it.each([
    ['FORBIDDEN', 'Forbidden'],
    ['INVALID_CREDENTIALS', 'Invalid Credentials'],
    ['rate_limited', 'Rate Limited'],
    ['', 'Error!'],
    [null, 'Error!'],
  ])('makes of the code %j the title %j', (code, title) => {
    expect(loginFailureTitle(code)).toBe(title);
  });

  it.each([
    ['Invalid verification code.', 'Invalid verification code. Please check your email and try again.'],
    [
      'Error: Invalid verification code. (17)',
      'Invalid verification code. Please check your email and try again.',
    ],
    ['Incorrect OTP code.', 'Invalid OTP code. Please check your text messages and try again.'],
    ['Oops, Incorrect OTP code. Sorry', 'Invalid OTP code. Please check your text messages and try again.'],
  ])('AUTH-29 shows %j as %j', (message, shown) => {
    expect(signUpFailureMessage(message)).toBe(shown);
  });

  it('AUTH-29 leaves any other sign-up message, and falls back without one', () => {
    expect(signUpFailureMessage('This address is in use.')).toBe('This address is in use.');
    for (const message of [undefined, null, '', ' ']) {
      expect(signUpFailureMessage(message)).toBe('Unable to create your account. Please try again.');
    }
  });

  it('titles an error Error! and falls back to the general text', () => {
    expect(errorToast()).toEqual({ title: 'Error!', text: 'Something went wrong. Please try again.' });
    expect(errorToast(null, 'No.')).toEqual({ title: 'Error!', text: 'No.' });
    expect(errorToast('Not cancelled', ' ', 'Sorry')).toEqual({ title: 'Not cancelled', text: 'Sorry' });
    expect(errorToast('Not cancelled', 'No.', 'Sorry')).toEqual({ title: 'Not cancelled', text: 'No.' });
    expect(errorToast('Title', '')).toEqual({
      title: 'Title',
      text: 'Something went wrong. Please try again.',
    });
  });

  it('names the codes that were sent and those that were not', () => {
    expect(codeSentTitle).toEqual({
      REGISTER_EMAIL: 'Email Code Sent',
      REGISTER_SMS: 'SMS Code Sent',
      OTHER: 'Verification Code Sent',
    });
    const text = 'Unable to send verification code. Please try again.';
    expect(codeNotSentToast('REGISTER_EMAIL')).toEqual({ title: 'Verification Code Not Sent', text });
    expect(codeNotSentToast('REGISTER_SMS', null)).toEqual({ title: 'SMS Code Error', text });
    expect(codeNotSentToast('OTHER', 'Wait.')).toEqual({ title: 'Code Not Sent', text: 'Wait.' });
  });

  it('keeps the product’s times', () => {
    expect(toastDurations).toEqual({ error: 1500, success: 2000 });
    expect(heartbeatInterval).toBe(10_000);
    expect(tokenPollInterval).toBe(3_000);
  });
});

describe('logout', () => {
  it('removes every stored key but remember-me, and both tokens', () => {
    expect([...keysClearedAtLogout].sort()).toEqual([
      'basic-token',
      'brand-name',
      'locale',
      'member-id',
      'multiple-session',
      'new-account',
      'notice',
      'promo-code',
      'registration-member-id',
      'session-timeout',
      'timezone',
    ]);
    expect(cookiesClearedAtLogout).toEqual(['access-token', 'refresh-token']);
  });
});

describe('codes to type in', () => {
  it('PWD-09 is stored with 3 attempts and 300 s and shows 120 s from step 2 on', () => {
    expect(defaultCodeFlow).toEqual({ attemptsLeft: 3, secondsLeft: 300 });
    expect(codeSent()).toEqual({ attemptsLeft: 3, secondsLeft: 120 });
  });

  it('PWD-10 stops verifying after the third wrong code until a new one was requested', () => {
    const first = codeRefused(codeSent());
    const second = codeRefused(first);
    const third = codeRefused(second);
    expect([first, second, third].map((flow) => flow.attemptsLeft)).toEqual([2, 1, 0]);
    expect([codeSent(), first, second, third].map(canVerifyCode)).toEqual([true, true, true, false]);
    expect(codeRefused(third).attemptsLeft).toBe(0);
    expect(canVerifyCode(secondsPassed(third, 120))).toBe(false);
    expect(canVerifyCode(codeSent())).toBe(true);
  });

  it('lets a new code be requested when the countdown has ended and not before', () => {
    expect(canRequestCode(secondsPassed(codeSent(), 119))).toBe(false);
    expect(canRequestCode(secondsPassed(codeSent(), 120))).toBe(true);
    expect(secondsPassed(codeSent(), 500).secondsLeft).toBe(0);
    expect(secondsPassed(codeSent(), -5).secondsLeft).toBe(120);
  });
});
