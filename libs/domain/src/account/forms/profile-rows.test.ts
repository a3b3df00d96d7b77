import { describe, expect, it } from 'vitest';
import { formProblems } from '#test/form-problems.ts';
import { draftOf } from '../index.ts';
import { profileFormSchema, updateProfileSchema } from './index.ts';
import type { ProfileFormFacts } from './index.ts';

const address = {
  country: 'NZ',
  postCode: '9016',
  locality: 'Dunedin',
  street: '3 High Street',
  stateDistrict: 'Otago',
};
const account = {
  firstName: 'Mia',
  lastName: 'Lee',
  email: 'mia@magpie.test',
  dateOfBirth: '1990-04-12',
  mobileNumber: '+64211234567',
  address,
};
const asks = ['firstName', 'email', 'dateOfBirth', 'country'] as const;
const facts: ProfileFormFacts = { today: '2026-02-28', mobileNumber: '+64211234567', asks };
const valid = { ...draftOf(account), verificationCode: '' };

const ofForm = (values: object) => formProblems(profileFormSchema(facts), { ...valid, ...values });

const unreadable = 'Date of birth must be a full date, MM/DD/YYYY.';
const young = 'You must be at least 18 years old.';

describe('the form of personal details, field by field', () => {
  it.each([
    ['02/28/2008', {}],
    ['02/29/2008', { dateOfBirth: young }],
    ['03/01/2008', { dateOfBirth: young }],
    ['01/01/1900', {}],
    ['12/31/1899', { dateOfBirth: unreadable }],
    [' ', { dateOfBirth: 'Date of birth is required.' }],
    ['1990-04-12', { dateOfBirth: unreadable }],
    ['04/12/1990 ', { dateOfBirth: unreadable }],
    [undefined, { dateOfBirth: 'Date of birth is required.' }],
  ])('PROF-07 a birthday of %j on 28 February 2026: %o', (dateOfBirth, found) => {
    expect(ofForm({ dateOfBirth })).toEqual(found);
  });

  it.each([
    ['AU', {}],
    ['XX', {}],
    ['', { country: 'Country is required.' }],
    [undefined, { country: 'Country is required.' }],
    ['au', { country: 'Country must be a country code.' }],
    ['AUS', { country: 'Country must be a country code.' }],
    [' ', { country: 'Country must be a country code.' }],
    ['A1', { country: 'Country must be a country code.' }],
  ])('PROF-06 the country %j: %o', (country, found) => {
    expect(ofForm({ country })).toEqual(found);
  });

  it('hands on what was typed', () => {
    const parsed = profileFormSchema(facts).parse({
      ...valid,
      firstName: ' Mia ',
      email: ' mia@magpie.test ',
    });
    expect(parsed).toMatchObject({ firstName: ' Mia ', email: 'mia@magpie.test', street: '3 High Street' });
  });

  it.each([
    ['', {}],
    [' ', {}],
    ['mia@magpie.test', {}],
    ['mia', { email: 'Please enter a valid email address.' }],
  ])('an address that is not asked for may be %j: %o', (email, found) => {
    const schema = profileFormSchema({ ...facts, asks: [] });
    expect(formProblems(schema, { ...valid, email })).toEqual(found);
  });

  it.each([
    ['0211234567', 'NZ', 'x', {}],
    ['+64 21 123 4567', 'AU', '', {}],
    ['0211234568', 'NZ', '123456', {}],
    ['0211234568', 'NZ', ' 123456 ', {}],
    ['0211234568', 'NZ', '12345', { verificationCode: 'Invalid Code' }],
    ['021', 'NZ', '123456', { mobileNumber: 'Invalid mobile number.' }],
    ['021', 'NZ', '', { mobileNumber: 'Invalid mobile number.', verificationCode: 'Invalid Code' }],
    ['0211234567', 'XX', '123456', { mobileNumber: 'Invalid mobile number.' }],
  ])(
    'PROF-05 PROF-09 the number %j of %s with the code %j: %o',
    (mobileNumber, phoneCountry, code, found) => {
      expect(ofForm({ mobileNumber, phoneCountry, verificationCode: code })).toEqual(found);
    },
  );

  it.each([null, undefined, 7, 'text', [], {}])('refuses %j without throwing', (value) => {
    expect(profileFormSchema(facts).safeParse(value).success).toBe(false);
  });
});

describe('what the platform is sent', () => {
  const schema = updateProfileSchema('2026-02-28');

  it.each([
    [{ dateOfBirth: '2008-02-28' }, {}],
    [{ dateOfBirth: '2008-02-29' }, { dateOfBirth: young }],
    [{ dateOfBirth: '1900-01-01' }, {}],
    [{ dateOfBirth: '1899-12-31' }, { dateOfBirth: unreadable }],
    [{ dateOfBirth: '04/12/1990' }, { dateOfBirth: unreadable }],
    [{ dateOfBirth: '' }, { dateOfBirth: 'Date of birth is required.' }],
    [{ dateOfBirth: null }, {}],
    [{ email: 'mia' }, { email: 'Please enter a valid email address.' }],
    [{ email: '' }, { email: 'Please enter a valid email address.' }],
    [{ email: null }, {}],
    [{ lastName: '' }, { lastName: 'Last name is required.' }],
    [{ firstName: '1' }, { firstName: expect.stringContaining('First name may hold only') as string }],
    [{ address: { ...address, country: 'nz' } }, { 'address.country': 'Country must be a country code.' }],
    [
      { address: { ...address, stateDistrict: '<i>' } },
      { 'address.stateDistrict': expect.any(String) as string },
    ],
  ])('%o: %o', (input, found) => {
    expect(formProblems(schema, input)).toEqual(found);
  });

  it('has an address whole or not at all', () => {
    expect(Object.keys(formProblems(schema, { address: {} })).sort()).toEqual([
      'address.country',
      'address.locality',
      'address.postCode',
      'address.stateDistrict',
      'address.street',
    ]);
    expect(schema.parse({ address })).toEqual({ address });
  });

  it('is tidied in every text, and the address of mail trimmed', () => {
    const blanks = { ...address, street: ' 3  High Street ', locality: '\tDunedin', stateDistrict: 'Otago ' };
    expect(schema.parse({ lastName: ' Lee\u200b ', email: ' Mia@magpie.test ', address: blanks })).toEqual({
      lastName: 'Lee',
      email: 'Mia@magpie.test',
      address,
    });
  });
});
