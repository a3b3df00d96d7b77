import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decideNewPassword, newPasswordReasons, passwordIsUsername, passwordMessages } from './index.ts';

const reasonOf = (password: string, email: string | null = null) => {
  const decision = decideNewPassword(password, email);
  return decision.allowed ? null : decision.reason;
};

describe('the kinds of characters, every choice of them', () => {
  it.each([
    ['########', 0, 'tooWeak'],
    ['aaaaaaaa', 1, 'tooWeak'],
    ['AAAAAAAA', 1, 'tooWeak'],
    ['11111111', 1, 'tooWeak'],
    ['@@@@@@@@', 1, 'tooWeak'],
    ['aaaaAAAA', 2, 'tooWeak'],
    ['aaaa1111', 2, 'tooWeak'],
    ['aaaa@@@@', 2, 'tooWeak'],
    ['AAAA1111', 2, 'tooWeak'],
    ['AAAA@@@@', 2, 'tooWeak'],
    ['1111@@@@', 2, 'tooWeak'],
    ['aaaAAA11', 3, null],
    ['aaaAAA@@', 3, null],
    ['aaa111@@', 3, null],
    ['AAA111@@', 3, null],
    ['aaAA11@@', 4, null],
  ])('PWD-02 %j has %i of them: %s', (password, _, reason) => {
    expect(reasonOf(password)).toBe(reason);
  });

  it.each(Array.from('azAZ09'))('PWD-02 begins and ends with %s', (sign) => {
    const others = /[a-z]/.test(sign) ? 'AAAA@@@' : /[A-Z]/.test(sign) ? 'aaaa@@@' : 'aaaa@@@';
    expect(reasonOf(others + sign)).toBeNull();
    expect(reasonOf(`${others}#`)).toBe('tooWeak');
  });
});

describe('two problems of a password', () => {
  it.each([
    ['aaaaaaa', null, 'tooShort'],
    ['a'.repeat(21), null, 'tooLong'],
    ['aaaaaaaa', 'aaaaaaaa@magpie.test', 'tooWeak'],
    ['Mia.Le7', 'mia.le7@magpie.test', 'tooShort'],
    ['Mia.Lee7.Mia.Lee7.Mia', 'mia.lee7.mia.lee7.mia@magpie.test', 'tooLong'],
    ['Mia.Lee7', 'mia.lee7@magpie.test', 'sameAsUsername'],
    ['Mia.Lee7', null, null],
  ])('%j of %j: the first of its order is told, %s', (password, email, reason) => {
    expect(reasonOf(password, email)).toBe(reason);
  });

  it('PWD-01 PWD-02 are told in these words, as bad input', () => {
    const words = reasonRows(newPasswordReasons);
    expect(words).toEqual([
      ['tooShort', 'BAD_USER_INPUT', 'Password must be at least 8 characters long.'],
      ['tooLong', 'BAD_USER_INPUT', 'Password must not exceed 20 characters.'],
      [
        'tooWeak',
        'BAD_USER_INPUT',
        'Password must contain at least 3 of the following: lowercase, uppercase, number, special character.',
      ],
      ['sameAsUsername', 'BAD_USER_INPUT', 'Password must not be the same as your username.'],
    ]);
    expect(passwordMessages.mismatch).toBe('Passwords must match.');
    expect(passwordMessages.required).toBe('Password is required.');
  });
});

describe('the length of a password', () => {
  it('PWD-01 is 8 to 20 characters, whatever they are', () => {
    const signs = fc.string({ unit: fc.constantFrom('a', 'A', '7', '🦜', 'é'), maxLength: 30 });
    fc.assert(
      fc.property(signs, (text) => {
        const length = Array.from(text).length;
        const reason = reasonOf(text);
        expect(reason === 'tooShort').toBe(length < 8);
        expect(reason === 'tooLong').toBe(length > 20);
      }),
    );
  });

  it.each([
    ['🦜'.repeat(17) + 'Aa1', null],
    ['🦜'.repeat(20), 'tooWeak'],
    ['🦜'.repeat(21), 'tooLong'],
    ['🦜'.repeat(18) + 'Aa1', 'tooLong'],
    ['Aa1' + '🦜'.repeat(5_000), 'tooLong'],
  ])('PWD-01 counts a pair of surrogates once: %.12s: %s', (password, reason) => {
    expect(reasonOf(password)).toBe(reason);
  });
});

describe('the username as password', () => {
  it.each([
    ['mia', 'mia@magpie.test', true],
    ['MIA@MAGPIE.TEST', ' mia@magpie.test ', true],
    ['mia', ' Mia@magpie.test', true],
    ['mia@magpie', 'mia@magpie.test', false],
    ['magpie.test', 'mia@magpie.test', false],
    [' mia', 'mia@magpie.test', false],
    ['mia', 'mia', true],
    ['mia', '', false],
    ['', '', false],
    ['', '@', false],
    ['@', '@', true],
  ])('AUTH-21 %j of %j: %s', (password, email, same) => {
    expect(passwordIsUsername(password, email)).toBe(same);
  });
});
