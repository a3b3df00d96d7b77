import { describe, expect, it } from 'vitest';
import { formProblems } from '#test/form-problems.ts';
import { registerSchema } from './index.ts';

const asked = { currency: 'HIDDEN', marketingConsent: 'OPTIONAL' } as const;

const email = 'Please enter a valid email address.';

describe('register form', () => {
  const schema = registerSchema({ emailVerificationEnabled: true, asked });
  const valid = {
    email: 'new@magpie.test',
    password: 'Magpie@2026',
    verificationCode: '123456',
    mobileNumber: '0412345678',
    countryCode: 'AU',
    otpCode: '654321',
    terms: true,
    over18: true,
    marketingConsent: true,
  };

  it('takes a full form', () => {
    expect(formProblems(schema, valid)).toEqual({});
  });

  it.each(['12345', '1234567', '', undefined])('AUTH-18 answers the codes %j with Invalid Code', (code) => {
    expect(formProblems(schema, { ...valid, verificationCode: code })).toEqual({
      verificationCode: 'Invalid Code',
    });
    expect(formProblems(schema, { ...valid, otpCode: code })).toEqual({ otpCode: 'Invalid Code' });
  });

  it.each(['0412', '+64211234567', 'abc'])('AUTH-19 refuses the number %j for AU', (mobileNumber) => {
    expect(formProblems(schema, { ...valid, mobileNumber })).toEqual({
      mobileNumber: 'Invalid mobile number.',
    });
  });

  it('AUTH-19 requires number and country and judges the one by the other', () => {
    for (const missing of [undefined, null, '', ' ']) {
      expect(formProblems(schema, { ...valid, mobileNumber: missing })).toEqual({
        mobileNumber: 'Invalid mobile number.',
      });
      expect(formProblems(schema, { ...valid, countryCode: missing })).toMatchObject({
        countryCode: 'Invalid mobile number.',
      });
    }
    expect(formProblems(schema, { ...valid, countryCode: 'NZ', mobileNumber: '0211234567' })).toEqual({});
  });

  it('tells once that a number or a country is missing', () => {
    for (const missing of [{ mobileNumber: '' }, { countryCode: '' }]) {
      expect(schema.safeParse({ ...valid, ...missing }).error?.issues).toHaveLength(1);
    }
  });

  it.each([false, undefined])('AUTH-20 requires terms and the over-18 box, not %j', (box) => {
    expect(formProblems(schema, { ...valid, terms: box })).toEqual({
      terms: 'You must accept the terms and conditions',
    });
    expect(formProblems(schema, { ...valid, over18: box })).toEqual({
      over18: 'Please confirm you are 18 years old and older',
    });
  });

  it('AUTH-20 leaves marketing consent to the person', () => {
    expect(formProblems(schema, { ...valid, marketingConsent: false })).toEqual({});
    expect(schema.parse({ ...valid, marketingConsent: undefined }).marketingConsent).toBe(false);
  });

  it.each([
    ['Mia.Lee7', 'mia.lee7@magpie.test'],
    ['Mia7@magpie.test', 'mia7@MAGPIE.test'],
  ])('AUTH-21 refuses the password %s for %s', (password, address) => {
    expect(formProblems(schema, { ...valid, email: address, password })).toEqual({
      password: 'Password must not be the same as your username.',
    });
  });

  it.each([
    ['Magpie7', 'Password must be at least 8 characters long.'],
    ['Magpie77Magpie77Magpi', 'Password must not exceed 20 characters.'],
    [
      'magpie77',
      'Password must contain at least 3 of the following: lowercase, uppercase, number, special character.',
    ],
  ])('PWD-04 answers the password %s with the rules of every new one', (password, message) => {
    expect(formProblems(schema, { ...valid, password })).toEqual({ password: message });
  });

  it('hands on what was typed without the blanks around it, and the password as it is', () => {
    const typed = {
      email: ' new@magpie.test ',
      password: ' Magpie@2026',
      verificationCode: ' 123456',
      mobileNumber: ' 0412345678 ',
      countryCode: ' AU ',
      otpCode: '654321 ',
      currency: 'NZD',
      terms: true,
      over18: true,
    };
    expect(schema.parse(typed)).toEqual({
      email: 'new@magpie.test',
      password: ' Magpie@2026',
      verificationCode: '123456',
      mobileNumber: '0412345678',
      countryCode: 'AU',
      otpCode: '654321',
      currency: 'NZD',
      terms: true,
      over18: true,
      marketingConsent: false,
    });
  });

  it('AUTH-22 AUTH-23 refuse a malformed email address', () => {
    expect(formProblems(schema, { ...valid, email: 'a..b@magpie.test' })).toEqual({ email });
  });

  it('shows every problem of an empty form at once, and those between fields too', () => {
    expect(
      formProblems(schema, {
        email: 'miamiam1',
        password: 'Miamiam1',
        mobileNumber: '0412',
        countryCode: 'AU',
      }),
    ).toEqual({
      email,
      password: 'Password must not be the same as your username.',
      verificationCode: 'Invalid Code',
      mobileNumber: 'Invalid mobile number.',
      otpCode: 'Invalid Code',
      terms: 'You must accept the terms and conditions',
      over18: 'Please confirm you are 18 years old and older',
    });
  });

  it.each([null, undefined, 7, 'text', [], {}])('refuses %j without throwing', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });

  it('asks for no email code when email verification is off', () => {
    const off = registerSchema({ emailVerificationEnabled: false, asked });
    expect(formProblems(off, { ...valid, verificationCode: undefined })).toEqual({});
    expect(formProblems(off, { ...valid, verificationCode: '' })).toEqual({});
    expect(formProblems(off, { ...valid, otpCode: '1' })).toEqual({ otpCode: 'Invalid Code' });
  });

  it.each([
    ['HIDDEN', {}],
    ['OPTIONAL', {}],
    ['MANDATORY', { currency: 'Please choose a currency.' }],
  ] as const)('has a currency where the brand insists on one: %s', (currency, found) => {
    const asking = registerSchema({ emailVerificationEnabled: true, asked: { ...asked, currency } });
    expect(formProblems(asking, { ...valid, currency: '' })).toEqual(found);
    expect(formProblems(asking, valid)).toEqual(found);
    expect(formProblems(asking, { ...valid, currency: 'NZD' })).toEqual({});
  });
});
