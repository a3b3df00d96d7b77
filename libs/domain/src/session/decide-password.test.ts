import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import {
  decidePasswordChange,
  decidePasswordReset,
  decideResetAccount,
  passwordChangeReasons,
  passwordResetReasons,
} from './index.ts';

const weak =
  'Password must contain at least 3 of the following: lowercase, uppercase, number, special character.';
const unchanged = 'Your new password must differ from the old one.';

describe('A change of password', () => {
  it.each([null, true])('happens by a good new password, the old one right: %s', (oldRight) => {
    expect(
      decidePasswordChange({ oldPassword: 'Kookaburra7!', newPassword: 'Magpie77', oldRight }).allowed,
    ).toBe(true);
  });

  it.each([
    ['Magpie7', true, 'Password must be at least 8 characters long.'],
    ['Magpie77Magpie77Magpi', null, 'Password must not exceed 20 characters.'],
    ['magpie77', null, weak],
    ['magpie77', false, weak],
    ['Magpie77', false, 'The old password is not correct.'],
    ['Kookaburra7!', null, unchanged],
    ['Kookaburra7!', true, unchanged],
    ['Kookaburra7!', false, unchanged],
  ])('does not happen by %j, the old one right: %s', (newPassword, oldRight, text) => {
    const facts = { oldPassword: 'Kookaburra7!', newPassword, oldRight };
    expect(decisionText(passwordChangeReasons, decidePasswordChange(facts))).toBe(text);
  });
});

const typed = {
  email: ' Mia@magpie.test',
  newPassword: 'Magpie77',
  finding: 'RIGHT',
  unchanged: false,
} as const;

describe('A reset of a password', () => {
  it.each([
    { ...typed },
    { ...typed, unchanged: null },
    { ...typed, finding: null, unchanged: null },
    { ...typed, newPassword: null, finding: null, unchanged: null },
  ])('goes on with %o', (facts) => {
    expect(decidePasswordReset(facts)).toEqual({ allowed: true, plan: 'mia@magpie.test' });
  });

  it.each([
    [{ ...typed, email: 'mia@', newPassword: 'x' }, 'Please enter a valid email address.'],
    [{ ...typed, newPassword: 'magpie77', finding: 'WRONG' }, weak],
    [{ ...typed, finding: 'WRONG' }, 'Invalid verification code.'],
    [{ ...typed, unchanged: true }, unchanged],
    [{ ...typed, finding: 'WRONG', unchanged: true }, 'Invalid verification code.'],
    [{ ...typed, finding: 'SPENT' }, 'Too many wrong codes. Please request a new one.'],
  ] as const)('does not with %o', (facts, text) => {
    expect(decisionText(passwordResetReasons, decidePasswordReset(facts))).toBe(text);
  });

  it('is of the account with the address, and without one refused like a wrong code', () => {
    expect(decideResetAccount({ id: 'mem_1' })).toEqual({ allowed: true, plan: { id: 'mem_1' } });
    expect(decisionText(passwordResetReasons, decideResetAccount(null))).toBe('Invalid verification code.');
  });
});
