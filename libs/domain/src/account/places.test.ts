import { describe, expect, it } from 'vitest';
import {
  addressCountries,
  draftNumber,
  draftOf,
  hasAddress,
  profileToasts,
  statesOf,
  withLocation,
} from './index.ts';

const country = (code: string) => ({ code, name: `Name of ${code}` });
const codesOf = (codes: readonly string[], chosen: string) =>
  addressCountries(codes.map(country), chosen).map(({ code }) => code);

describe('the countries of an address', () => {
  it.each([
    [['NZ', 'AU'], '', ['AU', 'NZ']],
    [['ZW', 'AT', 'NZ'], '', ['NZ', 'ZW', 'AT']],
    [['ZW', 'AT'], '', ['ZW', 'AT']],
    [['ZW', 'AU', 'AT'], 'AT', ['AU', 'ZW', 'AT']],
    [['ZW'], 'AU', ['AU', 'ZW']],
    [['ZW'], 'zw', ['ZW', 'zw']],
    [[], '', []],
    [[], 'DE', ['DE']],
  ])('%j with %j chosen are listed as %j', (given, chosen, listed) => {
    expect(codesOf(given, chosen)).toEqual(listed);
  });

  it('leave the list of the platform as it is, and name an unknown one by its code', () => {
    const given = [country('ZW'), country('AU')];
    expect(addressCountries(given, 'XX').at(-1)).toEqual({ code: 'XX', name: 'XX' });
    expect(given.map(({ code }) => code)).toEqual(['ZW', 'AU']);
  });
});

describe('the states of a country', () => {
  it('are the eight of Australia', () => {
    expect(statesOf('AU').join(', ')).toBe(
      'Australian Capital Territory, New South Wales, Northern Territory, Queensland, South Australia, Tasmania, Victoria, Western Australia',
    );
  });

  it('are the sixteen regions of New Zealand, with their own letters', () => {
    expect(statesOf('NZ')).toHaveLength(16);
    expect(statesOf('NZ')).toEqual(expect.arrayContaining(["Hawke's Bay", 'Manawatū-Whanganui']));
  });

  it.each(['', 'au', 'DE', ' AU'])('are not known for %j', (code) => {
    expect(statesOf(code)).toEqual([]);
  });
});

describe('the address that a form begins with', () => {
  it.each([
    [
      { country: 'NZ', state: null },
      { country: 'NZ', stateDistrict: '' },
    ],
    [{ country: 'NZ' }, { country: 'NZ', stateDistrict: '' }],
    [
      { country: '', state: 'Otago' },
      { country: '', stateDistrict: '' },
    ],
    [{ state: 'Otago' }, { country: '', stateDistrict: '' }],
  ])('is that of the place %o: %o', (place, start) => {
    expect(draftOf(withLocation({ address: null }, place))).toMatchObject(start);
  });

  it('is a blank one’s, too', () => {
    const blank = { address: { street: ' ', country: '', postCode: '\t' } };
    expect(hasAddress(blank)).toBe(false);
    expect(withLocation(blank, { country: 'AU', state: 'Victoria' }).address).toEqual({
      country: 'AU',
      stateDistrict: 'Victoria',
    });
  });
});

it.each([
  ['412345678', 'XX', '+412345678'],
  ['0412 345 678', 'AU', '+61412345678'],
  ['00412', 'AU', '+610412'],
  ['abc', 'AU', ''],
])('the number %j of %s is %j', (mobileNumber, phoneCountry, full) => {
  expect(draftNumber({ mobileNumber, phoneCountry })).toBe(full);
});

it('the toasts after a save are these', () => {
  expect(profileToasts).toEqual({
    saved: 'Profile Updated',
    refused: 'Update Profile Failed',
    failed: {
      title: 'Error Updating Profile',
      text: 'There was an error updating your profile. Please try again.',
    },
  });
});
