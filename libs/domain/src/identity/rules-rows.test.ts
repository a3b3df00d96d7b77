import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askedAtSignUp,
  askedByDefault,
  codeLength,
  decideRegistrationFields,
  emailMessage,
  identityMessages,
  isCode,
  isEmail,
  isOldEnough,
  minimumAge,
} from './index.ts';
import type { FieldRequirement } from './index.ts';

describe('the words about identity, to the letter', () => {
  it('are these', () => {
    expect(identityMessages).toEqual({
      username: 'Username is required.',
      code: 'Invalid Code',
      emailCodeUnsent: 'Send a code to this address first.',
      smsCodeUnsent: 'Send a code to this number first.',
      mobile: 'Invalid mobile number.',
      terms: 'You must accept the terms and conditions',
      over18: 'Please confirm you are 18 years old and older',
      age: 'You must be at least 18 years old.',
    });
    expect(emailMessage).toBe('Please enter a valid email address.');
    expect([minimumAge, codeLength]).toEqual([18, 6]);
  });
});

describe('the lengths of an address', () => {
  const label = (length: number) => 'b'.repeat(length);

  it.each([
    [`${'a'.repeat(64)}@magpie.test`, true],
    [`${'a'.repeat(65)}@magpie.test`, false],
    [`a@${label(63)}.test`, true],
    [`a@${label(64)}.test`, false],
    [`${'a'.repeat(64)}@${label(63)}.${label(63)}.${label(57)}.tld`, true],
    [`${'a'.repeat(64)}@${label(63)}.${label(63)}.${label(58)}.tld`, false],
    ['a@b.co', true],
    ['a@b.c', false],
    ['a@bc', false],
  ])('AUTH-22 %.20s…: %s', (email, valid) => {
    expect(isEmail(email)).toBe(valid);
  });

  it.each([
    ['a._b@magpie.test', true],
    ['a_._b@magpie.test', true],
    ['a_@magpie.test', true],
    ["a'@magpie.test", true],
    ['a%b@magpie.test', true],
    ['a___b@magpie.test', false],
    ['a...b@magpie.test', false],
    ['a@mag_pie.test', false],
    ['a@mag-pie.test', true],
    ['a@mag--pie.test', true],
    ['a@magpie-.test', false],
    ['a@magpie.te-st', false],
    ['a@magpie.test.', false],
    ['a@127.0.0.1', false],
    ['a@1.co', true],
    [' a@magpie.test', false],
    ['a@magpie.test ', false],
    ['"a"@magpie.test', false],
    ['a@mágpie.test', false],
    ['а@magpie.test', false],
  ])('AUTH-22 %j: %s', (email, valid) => {
    expect(isEmail(email)).toBe(valid);
  });

  it('AUTH-22 is answered for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isEmail(`${text}@`)).toBe(false);
        expect(isEmail(`@${text}`)).toBe(false);
      }),
    );
  });
});

describe('a code', () => {
  it.each([
    ['      ', false],
    ['12345 ', false],
    [' 12345', false],
    ['123\n56', false],
    ['123456\n', false],
    ['12345\u00a0', false],
    ['१२३४५६', true],
    ['🦜🦜🦜🦜🦜🦜', true],
    ['🦜🦜🦜', false],
    ['-12345', true],
  ])('AUTH-18 %j: %s', (text, valid) => {
    expect(isCode(text)).toBe(valid);
  });
});

describe('the day somebody is 18', () => {
  it.each([
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2008-12-31', '2026-12-30', false],
    ['2008-12-31', '2026-12-31', true],
    ['2008-12-31', '2027-01-01', true],
    ['2009-01-01', '2026-12-31', false],
    ['2026-11-21', '2026-11-21', false],
    ['1900-01-01', '2026-11-21', true],
    ['11/21/2000', '2026-11-21', false],
    ['2000-11-21', 'today', false],
  ])('PROF-07 born on %s, on %s: %s', (birthday, today, old) => {
    expect(isOldEnough(birthday, today)).toBe(old);
  });
});

describe('what a brand may choose', () => {
  const requirements: readonly FieldRequirement[] = ['HIDDEN', 'OPTIONAL', 'MANDATORY'];
  const allowed = (name: string) =>
    requirements.map(
      (requirement) => decideRegistrationFields(askedByDefault, [{ name, requirement }]).allowed,
    );

  it.each([
    ['currency', true, true, true],
    ['marketingConsent', true, true, false],
    ['email', false, false, false],
    ['password', false, false, false],
    ['otpCode', false, false, false],
    ['Currency', false, false, false],
    ['', false, false, false],
    ['__proto__', false, false, false],
  ])('AUTH-20 of %j: hidden %s, optional %s, mandatory %s', (name, ...may) => {
    expect(allowed(name)).toEqual(may);
  });

  it('is all or nothing, and the last word about a field counts', () => {
    const currency = (requirement: FieldRequirement) => ({ name: 'currency', requirement });
    expect(
      decideRegistrationFields(askedByDefault, [
        currency('OPTIONAL'),
        { name: 'email', requirement: 'HIDDEN' },
      ]),
    ).toMatchObject({ allowed: false });
    expect(decideRegistrationFields(askedByDefault, [currency('OPTIONAL'), currency('MANDATORY')])).toEqual({
      allowed: true,
      plan: { currency: 'MANDATORY', marketingConsent: 'OPTIONAL' },
    });
    expect(decideRegistrationFields(askedByDefault, [])).toEqual({ allowed: true, plan: askedByDefault });
    expect(askedByDefault).toEqual({ currency: 'HIDDEN', marketingConsent: 'OPTIONAL' });
  });

  it('is the default where nothing was answered', () => {
    expect(askedAtSignUp([])).toEqual({ currency: 'HIDDEN', marketingConsent: 'OPTIONAL' });
  });
});
