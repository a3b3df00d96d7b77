import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fullName,
  isAddressText,
  isNameText,
  maskName,
  openDetails,
  profileLabels,
  profileTextProblem,
  tidyText,
} from './index.ts';

describe('a full name', () => {
  it.each([
    ['Mia', 'Lee', 'Mia Lee'],
    [' Mia ', '\tLee\n', 'Mia Lee'],
    ['Mia', null, 'Mia'],
    [null, 'Lee', 'Lee'],
    [' ', 'Lee', 'Lee'],
    ['', '', ''],
    ['Anna  Maria', 'Lee', 'Anna  Maria Lee'],
  ])('of %j and %j is %j', (firstName, lastName, name) => {
    expect(fullName({ firstName, lastName })).toBe(name);
  });
});

describe('another member’s name', () => {
  it.each([
    ['jo', 'jo***'],
    ['Jo Lee', 'Jo***'],
    ['a🦜b', 'a🦜***'],
    ['日本語', '日本***'],
    ['\ud83e', '\ufffd***'],
  ])('%j is shown as %j', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it('shows no more than two characters of any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const shown = Array.from(maskName(name));
        expect(shown.slice(-3)).toEqual(['*', '*', '*']);
        expect(shown.length).toBeLessThanOrEqual(5);
        expect(maskName(name).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('details that may be changed', () => {
  const closed = {
    nameUpdateRequired: false,
    dateOfBirthUpdateRequired: false,
    dateOfBirth: '1990-04-12',
    email: 'm@b.test',
  };
  const address = ['country', 'stateDistrict', 'street', 'locality', 'postCode'];

  it.each([
    [{}, []],
    [{ email: '' }, ['email']],
    [{ email: null }, ['email']],
    [{ dateOfBirth: null }, ['dateOfBirth']],
    [{ nameUpdateRequired: true, email: null }, ['firstName', 'lastName', 'email']],
    [
      { nameUpdateRequired: true, email: null, dateOfBirthUpdateRequired: true },
      ['firstName', 'lastName', 'email', 'dateOfBirth'],
    ],
  ])('with %o are %j and the address', (facts, open) => {
    expect(openDetails({ ...closed, ...facts })).toEqual([...open, ...address]);
  });
});

describe('texts, sign by sign', () => {
  it.each([
    ["-'.,’‘·", false],
    ['a', true],
    ['ab\u2010c', true],
    ['ab\u2013c', false],
    ['a_b', false],
    ['a/b', false],
    ['a\tb', false],
    ['٣', false],
    ['é', true],
    ['e\u0301', true],
  ])('%j is a name: %s', (text, is) => {
    expect(isNameText(text)).toBe(is);
  });

  it.each([
    [',', true],
    [', ,', true],
    [' a', true],
    ['a\u00a0b', false],
    ['a\tb', false],
    ['٣', true],
    ['🦜', false],
    ['a’b', false],
    [' ', false],
  ])('PROF-08 %j is of an address: %s', (text, is) => {
    expect(isAddressText(text)).toBe(is);
  });

  it.each([
    ['a\r\nb', 'a b'],
    ['a\u2028b', 'a b'],
    ['a\u200b b', 'a b'],
    ['\ufeffMia', 'Mia'],
    ['Mi\u00ada', 'Mia'],
    ['', ''],
    ['\u200c', '\u200c'],
  ])('%j is kept as %j', (text, tidy) => {
    expect(tidyText(text)).toBe(tidy);
  });

  it('a limit counts what is kept, not what is typed', () => {
    expect(profileTextProblem('postCode', `${' '.repeat(500)}2042${'\u200b'.repeat(500)}`)).toBeNull();
    expect(profileTextProblem('firstName', 'e\u0301'.repeat(100))).toBeNull();
    expect(profileTextProblem('firstName', 'e\u0301'.repeat(101))).toBe(
      'First name can have at most 100 characters.',
    );
  });

  it('the length of a text is told before its signs', () => {
    expect(profileTextProblem('postCode', '/'.repeat(21))).toBe('Postcode can have at most 20 characters.');
    expect(profileTextProblem('postCode', '/'.repeat(20))).toBe(
      'Postcode may hold only letters, digits, commas and spaces.',
    );
  });

  it('fields have these labels', () => {
    expect(profileLabels).toEqual({
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      dateOfBirth: 'Date of birth',
      street: 'Street',
      postCode: 'Postcode',
      country: 'Country',
      locality: 'Suburb or town',
      stateDistrict: 'State',
    });
  });
});
