import { describe, expect, it } from 'vitest';
import { decideNewPassword } from './decide-new-password.ts';
import { passwordHint } from './password.ts';

const answer = (password: string, email: string | null = null) => {
  const decision = decideNewPassword(password, email);
  return decision.allowed ? 'allowed' : decision.reason;
};

describe('a new password at its limits', () => {
  it.each([
    ['Abcdef1', 'tooShort'],
    ['Abcdefg1', 'allowed'],
    [`Ab1${'c'.repeat(17)}`, 'allowed'],
    [`Ab1${'c'.repeat(18)}`, 'tooLong'],
  ])('%s is %s', (password, expected) => {
    expect(answer(password)).toBe(expected);
  });

  it('counts a character outside the first plane once', () => {
    expect(answer('Abcde1😀')).toBe('tooShort');
    expect(answer('Abcdef1😀')).toBe('allowed');
    expect(answer(`Ab1${'😀'.repeat(17)}`)).toBe('allowed');
    expect(answer(`Ab1${'😀'.repeat(18)}`)).toBe('tooLong');
  });

  it('is not read to the end when it is far too long', () => {
    expect(answer(`Ab1${'c'.repeat(1_000_000)}`)).toBe('tooLong');
  });
});

describe('a new password of some kinds of characters', () => {
  it('PWD-01 PWD-02 PWD-03 is told the rules before it is typed', () => {
    expect(passwordHint).toBe(
      '8 to 20 characters, with at least 3 of: a lowercase letter, an uppercase letter, a number, one of @$!%*?&.',
    );
  });

  it.each([
    ['abcdefgh', 'tooWeak'],
    ['ABCDEFG1', 'tooWeak'],
    ['abcdefg@', 'tooWeak'],
    ['Abcdefg#', 'tooWeak'],
    ['Abcdefg@', 'allowed'],
    ['abcdef1@', 'allowed'],
    ['ABCDEF1@', 'allowed'],
    ['Abcdef1@', 'allowed'],
    ['Ébcdefg1', 'tooWeak'],
  ])('%s is %s', (password, expected) => {
    expect(answer(password)).toBe(expected);
  });
});

describe('a new password with two faults is refused', () => {
  it.each([
    ['tooShort', 'its kinds', 'abc', null],
    ['tooShort', 'being the address', 'a@b.au', 'a@b.au'],
    ['tooLong', 'its kinds', 'a'.repeat(21), null],
    ['tooLong', 'being the address', 'Mia.Long.Name1@magpie.test', 'Mia.Long.Name1@magpie.test'],
    ['tooWeak', 'being the address', 'mia@magpie.test', 'mia@magpie.test'],
  ])('as %s before %s', (reason, _other, password, email) => {
    expect(answer(password, email)).toBe(reason);
  });

  it('as the address when nothing else is wrong, where one is given', () => {
    expect(answer('Mia1@magpie.test', 'Mia1@magpie.test')).toBe('sameAsUsername');
    expect(answer('Mia1@magpie.test', 'leo@magpie.test')).toBe('allowed');
    expect(answer('Mia1@magpie.test')).toBe('allowed');
  });
});
