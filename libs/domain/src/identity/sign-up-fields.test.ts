import { describe, expect, it } from 'vitest';
import {
  askedAtSignUp,
  askedByDefault,
  decideRegistrationFields,
  registrationFields,
  isCurrencyMissing,
} from './index.ts';

describe('what a brand asks for at sign-up', () => {
  it('AUTH-13 is no currency and an optional consent to marketing, until the brand chooses', () => {
    expect(registrationFields(true, askedByDefault)).toEqual([
      { name: 'email', requirement: 'MANDATORY' },
      { name: 'password', requirement: 'MANDATORY' },
      { name: 'verificationCode', requirement: 'MANDATORY' },
      { name: 'mobileNumber', requirement: 'MANDATORY' },
      { name: 'countryCode', requirement: 'MANDATORY' },
      { name: 'otpCode', requirement: 'MANDATORY' },
      { name: 'currency', requirement: 'HIDDEN' },
      { name: 'marketingConsent', requirement: 'OPTIONAL' },
    ]);
  });

  it('CONF-04 has no email code where addresses are not verified', () => {
    expect(registrationFields(false, askedByDefault)).toContainEqual({
      name: 'verificationCode',
      requirement: 'HIDDEN',
    });
  });

  it('changes what is named and leaves the rest', () => {
    const once = decideRegistrationFields(askedByDefault, [{ name: 'currency', requirement: 'MANDATORY' }]);
    expect(once).toMatchObject({
      allowed: true,
      plan: { currency: 'MANDATORY', marketingConsent: 'OPTIONAL' },
    });
  });

  it.each([
    ['email', 'HIDDEN'],
    ['verificationCode', 'OPTIONAL'],
    ['marketingConsent', 'MANDATORY'],
    ['toString', 'HIDDEN'],
  ] as const)('AUTH-20 refuses to make %s %s', (name, requirement) => {
    expect(decideRegistrationFields(askedByDefault, [{ name, requirement }])).toEqual({
      allowed: false,
      reason: 'registrationFields',
      details: undefined,
    });
  });

  it('is read back from the answered fields; what cannot be so counts as by default', () => {
    expect(
      askedAtSignUp(registrationFields(true, { currency: 'OPTIONAL', marketingConsent: 'HIDDEN' })),
    ).toEqual({
      currency: 'OPTIONAL',
      marketingConsent: 'HIDDEN',
    });
    expect(askedAtSignUp([{ name: 'marketingConsent', requirement: 'MANDATORY' }])).toEqual({
      currency: 'HIDDEN',
      marketingConsent: 'OPTIONAL',
    });
  });

  it.each([
    ['MANDATORY', '', true],
    ['MANDATORY', 'NZD', false],
    ['OPTIONAL', '', false],
    ['HIDDEN', '', false],
  ] as const)('a currency that is %s, given as %j, is missing: %s', (currency, given, missing) => {
    expect(isCurrencyMissing({ currency }, given)).toBe(missing);
  });
});
