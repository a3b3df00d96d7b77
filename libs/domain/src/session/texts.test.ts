import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  captchaAction,
  codeAcceptedTitle,
  codeNotSentToast,
  cookieNames,
  errorToast,
  keysClearedAtLogout,
  loginFailureTitle,
  reloadGuard,
  sessionNotices,
  sessionStorageKeys,
  sessionToasts,
  signUpFailureMessage,
  signUpFailureTitle,
  storageKeys,
  supportTokenThreshold,
} from './index.ts';

describe('the words of a session, to the letter', () => {
  it('are these toasts and notices', () => {
    expect(sessionToasts).toEqual({
      loggedIn: 'Successfully logged in.',
      loggedOut: 'Successfully logged out.',
      expired: { title: 'Session Expired', text: 'Your session has expired. Please log in again.' },
    });
    expect(sessionNotices).toEqual({
      expired: { title: 'Login Session Expired', text: 'Your session has expired. Please log in again.' },
      multiple: { title: 'Multiple Session Detected', text: 'You have signed in on another device.' },
    });
  });

  it('are these titles of a sign-up', () => {
    expect(signUpFailureTitle).toBe('Registration Failed');
    expect(codeAcceptedTitle).toBe('Verification Successful');
    expect(captchaAction).toBe('submit');
  });
});

describe('a title made of an error code', () => {
  it.each([
    ['TOO_MANY_ATTEMPTS', 'Too Many Attempts'],
    ['__FORBIDDEN__', 'Forbidden'],
    ['A_B', 'A B'],
    ['invalid credentials', 'Invalid Credentials'],
    ['4XX', '4xx'],
    ['_', 'Error!'],
    [' ', 'Error!'],
    [undefined, 'Error!'],
  ])('%j gives %j', (code, title) => {
    expect(loginFailureTitle(code)).toBe(title);
  });

  it('is never blank, whatever the code', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), (code) => {
        expect(loginFailureTitle(code).trim()).not.toBe('');
      }),
    );
  });
});

describe('the server’s own words', () => {
  const general = 'Something went wrong. Please try again.';

  it.each([
    [undefined, undefined, 'Error!', general],
    [null, null, 'Error!', general],
    ['', '', 'Error!', general],
    [' ', '\t\n', 'Error!', general],
    ['Own', undefined, 'Own', general],
    [undefined, 'Too late.', 'Error!', 'Too late.'],
    [' Own ', ' Too late. ', ' Own ', ' Too late. '],
  ])('titled %j with %j show as %j, %j', (title, message, shownTitle, text) => {
    expect(errorToast(title, message)).toEqual({ title: shownTitle, text });
  });

  it('AUTH-29 of both codes tell of the address first', () => {
    const email = 'Invalid verification code. Please check your email and try again.';
    expect(signUpFailureMessage('Incorrect OTP code. Invalid verification code.')).toBe(email);
    expect(signUpFailureMessage('Invalid verification code. Incorrect OTP code.')).toBe(email);
  });

  it.each([
    'Invalid verification code',
    'invalid verification code.',
    'Incorrect OTP code',
    'incorrect otp code.',
  ])('AUTH-29 are left as they are when they are not to the letter: %j', (message) => {
    expect(signUpFailureMessage(message)).toBe(message);
  });

  it.each([undefined, null, '', ' \n'])('of a code that was not sent fall back from %j', (message) => {
    const text = 'Unable to send verification code. Please try again.';
    expect(codeNotSentToast('REGISTER_SMS', message)).toEqual({ title: 'SMS Code Error', text });
  });
});

describe('what a browser keeps', () => {
  it('has names that no later version may change', () => {
    expect(storageKeys).toEqual({
      rememberMe: 'remember-me',
      sessionTimeout: 'session-timeout',
      newAccount: 'new-account',
      multipleSession: 'multiple-session',
      basicToken: 'basic-token',
      promoCode: 'promo-code',
      locale: 'locale',
      timezone: 'timezone',
      memberId: 'member-id',
      brandName: 'brand-name',
      registrationMemberId: 'registration-member-id',
      notice: 'notice',
    });
    expect(cookieNames).toEqual({ accessToken: 'access-token', refreshToken: 'refresh-token' });
    expect(sessionStorageKeys).toEqual({ account: 'account', lastReload: 'last-reload' });
    expect(keysClearedAtLogout).not.toContain('remember-me');
  });

  it('is guarded and refreshed by these times', () => {
    expect([reloadGuard, supportTokenThreshold]).toEqual([10_000, 300_000]);
  });
});
