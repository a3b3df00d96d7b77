import { describe, expect, it } from 'vitest';
import { contactReasons, decideEmail, decideMobile, decideNewContacts, takenReasons } from './index.ts';

describe('the reasons about contacts', () => {
  it('have these codes and fields', () => {
    expect(contactReasons.emailMalformed).toMatchObject({ code: 'BAD_USER_INPUT', field: 'email' });
    expect(contactReasons.mobileInvalid).toMatchObject({ code: 'BAD_USER_INPUT', field: 'mobileNumber' });
    expect(takenReasons.emailTaken).toMatchObject({ code: 'ACCOUNT_EXISTS', field: 'email' });
    expect(takenReasons.mobileTaken).toMatchObject({ code: 'ACCOUNT_EXISTS', field: 'mobileNumber' });
  });
});

describe('an address', () => {
  it.each([
    ['\tMIA@MAGPIE.TEST\n', 'mia@magpie.test'],
    [`${'a'.repeat(64)}@magpie.test`, `${'a'.repeat(64)}@magpie.test`],
    ["O'Mia+Promo@Magpie.Test", "o'mia+promo@magpie.test"],
  ])('AUTH-22 is compared in lower case and without blanks around it: %j', (typed, address) => {
    expect(decideEmail(typed)).toEqual({ allowed: true, plan: address });
  });

  it.each(['mia @magpie.test', 'İmia@magpie.test', 'mia@magpie.test,noah@magpie.test', ' ', '@', 'null'])(
    'AUTH-23 is not %j',
    (typed) => {
      expect(decideEmail(typed)).toEqual({ allowed: false, reason: 'emailMalformed', details: undefined });
    },
  );
});

describe('a number of no given country', () => {
  it.each([
    ['+61 412 345 678', '+61412345678'],
    ['+64 21 123 4567', '+64211234567'],
    ['+61412345678', '+61412345678'],
  ])('%j is found among the countries of the picker', (typed, number) => {
    expect(decideMobile(typed, null)).toEqual({ allowed: true, plan: number });
  });

  it.each([
    ['0211234567', null],
    ['61412345678', null],
    ['+447911123456', null],
    ['+12025550123', null],
    ['+', null],
    ['', null],
    [' +61412345678', null],
    ['0412345678', ''],
    ['+447911123456', 'AU'],
    ['021123456', 'AU'],
  ])('%j of %j is none', (typed, country) => {
    expect(decideMobile(typed, country)).toEqual({
      allowed: false,
      reason: 'mobileInvalid',
      details: undefined,
    });
  });

  it('a country beyond the picker has its own numbers, when it is named', () => {
    expect(decideMobile('07911 123456', 'GB')).toEqual({ allowed: true, plan: '+447911123456' });
  });
});

it.each([
  [true, true, 'emailTaken'],
  [true, false, 'emailTaken'],
  [true, null, 'emailTaken'],
  [false, true, 'mobileTaken'],
  [null, true, 'mobileTaken'],
  [false, false, undefined],
  [false, null, undefined],
  [null, false, undefined],
  [null, null, undefined],
])('an address taken %s with a number taken %s: %s', (emailTaken, mobileTaken, reason) => {
  const decision = decideNewContacts({ emailTaken, mobileTaken });
  expect(decision.allowed ? undefined : decision.reason).toBe(reason);
});
