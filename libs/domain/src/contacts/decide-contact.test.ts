import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { contactReasons, decideEmail, decideMobile, decideNewContacts, takenReasons } from './index.ts';

describe('How a person is reached', () => {
  it.each([
    ['mia@magpie.test', 'mia@magpie.test'],
    [' Mia@Magpie.Test ', 'mia@magpie.test'],
  ])('AUTH-22 by the address %j', (typed, address) => {
    expect(decideEmail(typed)).toEqual({ allowed: true, plan: address });
  });

  it.each(['', 'mia', 'mia@magpie', 'mia@@magpie.test'])('AUTH-23 not by %j', (typed) => {
    expect(decisionText(contactReasons, decideEmail(typed))).toBe('Please enter a valid email address.');
  });

  it.each([
    ['0412 345 678', 'AU', '+61412345678'],
    ['+61412345678', 'AU', '+61412345678'],
    ['+61412345678', null, '+61412345678'],
    ['+64211234567', null, '+64211234567'],
  ])('AUTH-19 by the number %j of %s', (typed, country, number) => {
    expect(decideMobile(typed, country)).toEqual({ allowed: true, plan: number });
  });

  it.each([
    ['', 'AU'],
    ['+61412345678', 'NZ'],
    ['0412345678', 'XX'],
    ['0412345678', null],
    ['+1', null],
  ])('AUTH-19 not by the number %j of %s', (typed, country) => {
    expect(decisionText(contactReasons, decideMobile(typed, country))).toBe('Invalid mobile number.');
  });
});

describe('The address and number of a new account', () => {
  it.each([
    [false, false],
    [null, false],
    [null, null],
  ])('are free: %s, %s', (emailTaken, mobileTaken) => {
    expect(decideNewContacts({ emailTaken, mobileTaken }).allowed).toBe(true);
  });

  it.each([
    [true, false, 'This email address already has an account. Please log in instead.'],
    [true, true, 'This email address already has an account. Please log in instead.'],
    [false, true, 'This mobile number already has an account. Please log in instead.'],
    [null, true, 'This mobile number already has an account. Please log in instead.'],
  ])('AUTH-41 belong to somebody: %s, %s', (emailTaken, mobileTaken, text) => {
    expect(decisionText(takenReasons, decideNewContacts({ emailTaken, mobileTaken }))).toBe(text);
  });
});
