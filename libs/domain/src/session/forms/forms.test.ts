import { describe, expect, it } from 'vitest';
import { formProblems } from '#test/form-problems.ts';
import {
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  usernameLoginSchema,
  verifyCodeSchema,
} from './index.ts';

const email = 'Please enter a valid email address.';
const weak =
  'Password must contain at least 3 of the following: lowercase, uppercase, number, special character.';
const short = 'Password must be at least 8 characters long.';
const long = 'Password must not exceed 20 characters.';

describe('login form', () => {
  it('AUTH-03 takes a valid email address and any password', () => {
    expect(formProblems(loginSchema, { email: 'mia@magpie.test', password: 'x' })).toEqual({});
    expect(loginSchema.parse({ email: ' mia@magpie.test ', password: ' x ' })).toEqual({
      email: 'mia@magpie.test',
      password: ' x ',
      rememberMe: false,
    });
  });

  it('AUTH-03 refuses a malformed email address and an empty password', () => {
    expect(formProblems(loginSchema, { email: 'mia@', password: 'Magpie@2026' })).toEqual({ email });
    for (const password of ['', null, undefined]) {
      expect(formProblems(loginSchema, { email: 'mia@magpie.test', password })).toEqual({
        password: 'Password is required.',
      });
    }
    expect(formProblems(loginSchema, {})).toEqual({ email, password: 'Password is required.' });
  });

  it('keeps the box to be remembered as it was ticked', () => {
    const typed = { email: 'mia@magpie.test', password: 'x' };
    expect(loginSchema.parse({ ...typed, rememberMe: true }).rememberMe).toBe(true);
    expect(loginSchema.parse({ ...typed, rememberMe: false }).rememberMe).toBe(false);
  });

  it.each([undefined, null, '', ' ', 'mia', 7])(
    'AUTH-23 answers the email address %j with its message',
    (value) => {
      expect(formProblems(loginSchema, { email: value, password: 'x' })).toEqual({ email });
    },
  );
});

describe('login by username', () => {
  it('takes any name and any password', () => {
    expect(usernameLoginSchema.parse({ username: ' mia ', password: ' x ' })).toEqual({
      username: 'mia',
      password: ' x ',
      rememberMe: false,
    });
    expect(usernameLoginSchema.parse({ username: 'm', password: 'x', rememberMe: true }).rememberMe).toBe(
      true,
    );
  });

  it.each([
    [{ username: '', password: 'x' }, { username: 'Username is required.' }],
    [{ username: ' \t', password: 'x' }, { username: 'Username is required.' }],
    [{ password: 'x' }, { username: 'Username is required.' }],
    [{ username: 'mia', password: '' }, { password: 'Password is required.' }],
    [{ username: 'mia', password: null }, { password: 'Password is required.' }],
    [{}, { username: 'Username is required.', password: 'Password is required.' }],
  ])('answers %o with %o', (typed, found) => {
    expect(formProblems(usernameLoginSchema, typed)).toEqual(found);
  });
});

describe('password forms', () => {
  it.each([
    ['Magpie7', short],
    ['Magpie77Magpie77Magpi', long],
    ['magpie77', weak],
  ])('PWD-04 answers %s alike at change and reset', (password, message) => {
    expect(
      formProblems(changePasswordSchema, { oldPassword: 'x', newPassword: password, confirm: password }),
    ).toEqual({
      newPassword: message,
    });
    expect(formProblems(resetPasswordSchema, { newPassword: password, confirm: password })).toEqual({
      newPassword: message,
    });
  });

  it.each([
    ['magpie77', weak],
    ['Magpie@2026', 'Your new password must differ from the old one.'],
  ])('says once what is wrong with %s in place of Magpie@2026', (newPassword, message) => {
    const change = { oldPassword: 'Magpie@2026', newPassword, confirm: newPassword };
    const issues = changePasswordSchema.safeParse(change).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path, issue.message])).toEqual([[['newPassword'], message]]);
  });

  it('PWD-05 wants the confirmation to equal the new password', () => {
    const mismatch = { confirm: 'Passwords must match.' };
    expect(formProblems(resetPasswordSchema, { newPassword: 'Magpie@2026', confirm: 'Magpie@2027' })).toEqual(
      mismatch,
    );
    expect(formProblems(resetPasswordSchema, { newPassword: 'Magpie@2026', confirm: '' })).toEqual(mismatch);
    expect(formProblems(resetPasswordSchema, { newPassword: 'Magpie@2026', confirm: 'Magpie@2026' })).toEqual(
      {},
    );
    const change = { oldPassword: 'x', newPassword: 'Magpie@2026', confirm: 'magpie@2026' };
    expect(formProblems(changePasswordSchema, change)).toEqual(mismatch);
  });

  it('shows a mismatch together with a weak password', () => {
    expect(formProblems(resetPasswordSchema, { newPassword: 'x', confirm: 'y' })).toEqual({
      newPassword: short,
      confirm: 'Passwords must match.',
    });
  });

  it('requires the old password on a change, by no rule of new ones', () => {
    const change = { newPassword: 'Magpie@2026', confirm: 'Magpie@2026' };
    for (const oldPassword of ['', null, undefined]) {
      expect(formProblems(changePasswordSchema, { ...change, oldPassword })).toEqual({
        oldPassword: 'Password is required.',
      });
    }
    expect(formProblems(changePasswordSchema, { ...change, oldPassword: ' ' })).toEqual({});
  });

  it('shows every problem of an empty change at once', () => {
    expect(formProblems(changePasswordSchema, {})).toEqual({
      oldPassword: 'Password is required.',
      newPassword: short,
      confirm: 'Passwords must match.',
    });
  });

  it('does not trim a password', () => {
    const typed = { newPassword: ' Magpie7 ', confirm: ' Magpie7 ' };
    expect(resetPasswordSchema.parse(typed)).toEqual(typed);
    expect(formProblems(resetPasswordSchema, { ...typed, confirm: 'Magpie7' })).toEqual({
      confirm: 'Passwords must match.',
    });
  });

  it('asks for an address and then for a code', () => {
    expect(formProblems(forgotPasswordSchema, { email: 'mia' })).toEqual({ email });
    expect(formProblems(forgotPasswordSchema, { email: 'mia@magpie.test' })).toEqual({});
    expect(formProblems(verifyCodeSchema, { verificationCode: '12345' })).toEqual({
      verificationCode: 'Invalid Code',
    });
    expect(verifyCodeSchema.parse({ verificationCode: ' 123456 ' })).toEqual({ verificationCode: '123456' });
    expect(forgotPasswordSchema.parse({ email: ' mia@magpie.test' })).toEqual({ email: 'mia@magpie.test' });
  });
});

describe('any form of a session', () => {
  const forms = {
    loginSchema,
    usernameLoginSchema,
    forgotPasswordSchema,
    verifyCodeSchema,
    resetPasswordSchema,
    changePasswordSchema,
  };

  it.each(Object.entries(forms))('%s refuses what is no form without throwing', (_, form) => {
    for (const value of [null, undefined, 7, 'text', [], {}]) {
      expect(form.safeParse(value).success).toBe(false);
    }
  });
});
