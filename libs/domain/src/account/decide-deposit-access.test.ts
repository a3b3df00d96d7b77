import { describe, expect, it } from 'vitest';
import { decideDepositAccess, depositAccessReasons } from './index.ts';
import type { DepositAccessFacts, DepositAccessReason } from './index.ts';

const member: DepositAccessFacts = {
  signedIn: true,
  depositBlocked: false,
  profileComplete: true,
  mobileVerificationRequired: false,
};
const nothing: DepositAccessFacts = {
  signedIn: false,
  depositBlocked: true,
  profileComplete: false,
  mobileVerificationRequired: true,
};

const reasonOf = (facts: DepositAccessFacts) => {
  const decision = decideDepositAccess(facts);
  return decision.allowed ? null : decision.reason;
};

describe('who may deposit', () => {
  it('lets a member through, verified or not', () => {
    expect(decideDepositAccess(member)).toEqual({ allowed: true, plan: { settled: true } });
  });

  it.each<[string, Partial<DepositAccessFacts>, DepositAccessReason]>([
    ['DEP-01 a visitor', { signedIn: false }, 'signedOut'],
    ['DEP-21 a blocked member', { depositBlocked: true }, 'blocked'],
    ['PROF-18 DEP-36 an incomplete profile', { profileComplete: false }, 'profileIncomplete'],
    ['DEP-20 DEP-36 a number to be verified', { mobileVerificationRequired: true }, 'mobileNotVerified'],
  ])('refuses %s', (_who, change, reason) => {
    expect(reasonOf({ ...member, ...change })).toBe(reason);
  });

  it('PROMO-20 asks for the login, the block, the profile and the number in this order', () => {
    expect(reasonOf(nothing)).toBe('signedOut');
    expect(reasonOf({ ...nothing, signedIn: true })).toBe('blocked');
    expect(reasonOf({ ...nothing, signedIn: true, depositBlocked: false })).toBe('profileIncomplete');
    expect(reasonOf({ ...member, mobileVerificationRequired: true })).toBe('mobileNotVerified');
  });

  it('is not settled while the session or the settings are not known, unless something else refuses', () => {
    const open = { allowed: true, plan: { settled: false } };
    expect(decideDepositAccess({ ...nothing, signedIn: null })).toEqual(open);
    expect(decideDepositAccess({ ...member, mobileVerificationRequired: null })).toEqual(open);
    expect(reasonOf({ ...member, profileComplete: false, mobileVerificationRequired: null })).toBe(
      'profileIncomplete',
    );
  });
});

it.each([
  ['signedOut', 'UNAUTHENTICATED', 'loginModal'],
  ['blocked', 'DEPOSIT_BLOCKED', 'supportModal'],
  ['profileIncomplete', 'PROFILE_INCOMPLETE', 'depositProfileFormUpdate'],
  ['mobileNotVerified', 'MOBILE_NOT_VERIFIED', 'verifyMobileNumberModal'],
] as const)('DEP-36 %s is answered as %s, which %s mends', (reason, code, mend) => {
  expect(depositAccessReasons[reason]).toMatchObject({ code, mend });
});
