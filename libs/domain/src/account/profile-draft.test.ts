import { describe, expect, it } from 'vitest';
import {
  addressCountries,
  changedDetails,
  draftNumber,
  draftOf,
  hasAddress,
  numberDiffers,
  openDetails,
  profileChanges,
  statesOf,
  withLocation,
} from './index.ts';
import { account, address } from './testing/profiles.ts';

const draft = draftOf(account);

describe('the draft of an account', () => {
  it('holds the date as MM/DD/YYYY and the number beside its country', () => {
    expect(draft).toEqual({
      firstName: 'Mia',
      lastName: 'Callahan',
      email: 'mia@magpie.test',
      dateOfBirth: '04/12/1990',
      mobileNumber: '491570156',
      phoneCountry: 'AU',
      ...address,
    });
    expect(draftOf({ mobileNumber: '+64211234567' })).toMatchObject({
      mobileNumber: '211234567',
      phoneCountry: 'NZ',
    });
    expect(draftOf({ mobileNumber: '+4915112345678' })).toMatchObject({ mobileNumber: '+4915112345678' });
  });

  it('is empty where nothing is stored', () => {
    expect(draftOf({})).toEqual({
      firstName: '',
      lastName: '',
      email: '',
      dateOfBirth: '',
      mobileNumber: '',
      phoneCountry: 'AU',
      country: '',
      postCode: '',
      locality: '',
      street: '',
      stateDistrict: '',
    });
  });
});

describe('an account without an address', () => {
  const nowhere = { ...account, address: null };

  it('PROF-12 begins with country and state of the location', () => {
    const start = withLocation(nowhere, { country: 'NZ', state: 'Otago' });
    expect(draftOf(start)).toMatchObject({ country: 'NZ', stateDistrict: 'Otago', street: '' });
    expect(changedDetails(start, draftOf(start))).toEqual([]);
    expect(withLocation(nowhere, { country: null, state: 'Otago' })).toBe(nowhere);
    expect(withLocation(nowhere, undefined)).toBe(nowhere);
    expect(withLocation(account, { country: 'NZ', state: 'Otago' })).toBe(account);
  });
});

describe('changes', () => {
  it('PROF-11 are none while a form says the same in other words', () => {
    const same = {
      ...draft,
      firstName: ' Mia ',
      street: '14  Banksia Street',
      dateOfBirth: '4/12/1990',
      mobileNumber: '0491570156',
    };
    expect(changedDetails(account, draft)).toEqual([]);
    expect(changedDetails(account, same)).toEqual([]);
    expect(profileChanges(account, same)).toEqual({});
  });

  it.each([
    ['firstName', 'Amelia'],
    ['lastName', 'Lee'],
    ['email', 'new@magpie.test'],
    ['dateOfBirth', '04/13/1990'],
    ['dateOfBirth', '04/1'],
    ['dateOfBirth', ''],
    ['mobileNumber', '491570157'],
    ['mobileNumber', ''],
    ['country', 'NZ'],
    ['postCode', '2043'],
    ['locality', 'Enmore'],
    ['street', ''],
    ['stateDistrict', 'Victoria'],
  ] as const)('PROF-11 are seen in %s', (field, value) => {
    expect(changedDetails(account, { ...draft, [field]: value })).toEqual([field]);
  });

  it('are told with the address whole, and only what changed', () => {
    expect(profileChanges(account, { ...draft, postCode: ' 2043 ' })).toEqual({
      address: { ...address, postCode: '2043' },
    });
    expect(
      profileChanges(account, { ...draft, firstName: 'Amelia ', lastName: 'Lee', dateOfBirth: '12/31/1991' }),
    ).toEqual({ firstName: 'Amelia', lastName: 'Lee', dateOfBirth: '1991-12-31' });
    expect(profileChanges(account, { ...draft, mobileNumber: '491570157' })).toEqual({});
    expect(profileChanges({}, { ...draftOf({}), email: ' a@b.test ' })).toEqual({ email: 'a@b.test' });
  });
});

describe('the number of a form', () => {
  it.each([
    ['491570156', 'AU', '+61491570156', false],
    ['0491570156', 'AU', '+61491570156', false],
    ['+61491570156', 'NZ', '+61491570156', false],
    ['491570156', 'NZ', '+64491570156', true],
    ['491570157', 'AU', '+61491570157', true],
    ['', 'AU', '', true],
  ])('PROF-05 %s of %s is %s; another one: %s', (mobileNumber, phoneCountry, full, differs) => {
    expect(draftNumber({ mobileNumber, phoneCountry })).toBe(full);
    expect(numberDiffers('+61491570156', { mobileNumber, phoneCountry })).toBe(differs);
  });

  it('is none for an account without one', () => {
    expect(numberDiffers(null, { mobileNumber: '', phoneCountry: 'AU' })).toBe(false);
    expect(numberDiffers(null, { mobileNumber: '4', phoneCountry: 'AU' })).toBe(true);
  });
});

describe('open details', () => {
  const address = ['country', 'stateDistrict', 'street', 'locality', 'postCode'];
  const facts = {
    nameUpdateRequired: false,
    dateOfBirthUpdateRequired: false,
    dateOfBirth: '1990-04-12',
    email: 'm@b.test',
  };

  it('PROF-10 hold the names only while they are asked for', () => {
    expect(openDetails(facts)).toEqual(address);
    expect(openDetails({ ...facts, nameUpdateRequired: true })).toEqual([
      'firstName',
      'lastName',
      ...address,
    ]);
  });

  it('PROF-10 hold the date of birth while it is asked for or none is stored', () => {
    expect(openDetails({ ...facts, dateOfBirthUpdateRequired: true })).toEqual(['dateOfBirth', ...address]);
    expect(openDetails({ ...facts, dateOfBirth: null })).toEqual(['dateOfBirth', ...address]);
    expect(openDetails({ ...facts, dateOfBirth: '' })).toEqual(['dateOfBirth', ...address]);
  });

  it('hold the email address only while there is none', () => {
    expect(openDetails({ ...facts, email: null })).toEqual(['email', ...address]);
  });
});

describe('places', () => {
  it('PROF-12 know an address as soon as a part of it is there', () => {
    expect(hasAddress({ address: null })).toBe(false);
    expect(hasAddress({})).toBe(false);
    expect(hasAddress({ address: { street: ' ', country: null } })).toBe(false);
    for (const [field, value] of Object.entries(address)) {
      expect(hasAddress({ address: { [field]: value } })).toBe(true);
    }
  });

  it('begin with Australia and New Zealand and keep the chosen one', () => {
    const all = [
      { code: 'AT', name: 'Austria' },
      { code: 'AU', name: 'Australia' },
      { code: 'FJ', name: 'Fiji' },
      { code: 'NZ', name: 'New Zealand' },
    ];
    const codes = (chosen: string) => addressCountries(all, chosen).map(({ code }) => code);
    expect(codes('')).toEqual(['AU', 'NZ', 'AT', 'FJ']);
    expect(codes('FJ')).toEqual(['AU', 'NZ', 'AT', 'FJ']);
    expect(codes('DE')).toEqual(['AU', 'NZ', 'AT', 'FJ', 'DE']);
    expect(statesOf('AU')).toContain('Victoria');
    expect(statesOf('NZ')).toContain('Otago');
    expect(statesOf('DE')).toEqual([]);
  });
});
