import { describe, expect, it } from 'vitest';
import { formProblems } from '#test/form-problems.ts';
import { draftOf } from '../index.ts';
import { profileFormSchema, updateProfileSchema, type ProfileFormFacts } from './index.ts';
import { account, address, missingTexts } from '../testing/profiles.ts';

const asks = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'street',
  'postCode',
  'country',
  'locality',
  'stateDistrict',
] as const;
const valid = { ...draftOf(account), verificationCode: '' };
const facts: ProfileFormFacts = { today: '2026-11-21', mobileNumber: '+61491570156', asks };

const problems = (values: object, own: Partial<ProfileFormFacts> = {}) =>
  formProblems(profileFormSchema({ ...facts, ...own }), { ...valid, ...values });

describe('the form of personal details', () => {
  it('takes a full profile', () => {
    expect(problems({})).toEqual({});
  });

  it.each([
    ...missingTexts,
    ['country', 'Country is required.'],
    ['dateOfBirth', 'Date of birth is required.'],
  ] as const)('PROF-06 PROF-07 requires %s', (field, message) => {
    expect(problems({ [field]: '' })).toEqual({ [field]: message });
    expect(problems({ [field]: undefined })).toHaveProperty(field);
  });

  it('PROF-07 accepts the 18th birthday itself and refuses the day before', () => {
    expect(problems({ dateOfBirth: '11/21/2008' })).toEqual({});
    for (const dateOfBirth of ['11/22/2008', '11/21/2026', '12/31/2026']) {
      expect(problems({ dateOfBirth })).toEqual({ dateOfBirth: 'You must be at least 18 years old.' });
    }
  });

  it.each(['04/12', '04/12/19', '02/30/1990', '01/01/0001', '12/31/1899'])(
    'refuses %s as a birthday',
    (dateOfBirth) => {
      expect(problems({ dateOfBirth })).toEqual({
        dateOfBirth: 'Date of birth must be a full date, MM/DD/YYYY.',
      });
    },
  );

  it('takes a birthday that the calendar does not offer', () => {
    expect(problems({ dateOfBirth: '01/01/1931' })).toEqual({});
  });

  it.each(['street', 'postCode', 'locality'])(
    'PROF-08 %s takes letters, digits, commas and spaces only',
    (field) => {
      expect(problems({ [field]: 'Unit 3, 9 High' })).toEqual({});
      for (const text of ['9/3 High', 'High St.', '<b>9</b>', "O'Connor"]) {
        expect(problems({ [field]: text })).toHaveProperty(
          field,
          expect.stringContaining('may hold only letters, digits, commas and spaces.'),
        );
      }
    },
  );

  it.each([
    ['0491570006', 'AU'],
    ['+61491570006', 'AU'],
    ['0211234567', 'NZ'],
  ])('PROF-09 takes %s for %s', (mobileNumber, phoneCountry) => {
    expect(problems({ mobileNumber, phoneCountry, verificationCode: '123456' })).toEqual({});
  });

  it.each([
    ['04', 'AU'],
    ['+64211234567', 'AU'],
    ['0491570006', 'NZ'],
    ['', 'AU'],
    ['12345678901234567890', 'AU'],
  ])('PROF-09 refuses %s for %s', (mobileNumber, phoneCountry) => {
    expect(problems({ mobileNumber, phoneCountry, verificationCode: '123456' })).toEqual({
      mobileNumber: 'Invalid mobile number.',
    });
  });

  it('PROF-05 requires the code of 6 characters only for another number', () => {
    expect(problems({ verificationCode: 'x' })).toEqual({});
    expect(problems({ mobileNumber: '0491570156' })).toEqual({});
    for (const verificationCode of ['', '12345', '1234567', '12 456']) {
      expect(problems({ mobileNumber: '0491570006', verificationCode })).toEqual({
        verificationCode: 'Invalid Code',
      });
    }
    expect(problems({ mobileNumber: '0491570006', verificationCode: 'a1b2c3' })).toEqual({});
  });

  it('PROF-05 asks for no code of a member without a number who enters none', () => {
    expect(problems({ mobileNumber: '' }, { mobileNumber: null })).toEqual({});
    expect(problems({ mobileNumber: '0491570006' }, { mobileNumber: null })).toEqual({
      verificationCode: 'Invalid Code',
    });
  });

  it('judges only what it asks for, and an email address that is given', () => {
    const empty = { ...draftOf({}), mobileNumber: valid.mobileNumber, verificationCode: '' };
    expect(problems(empty, { asks: [] })).toEqual({});
    expect(problems(empty, { asks: ['postCode'] })).toEqual({ postCode: 'Postcode is required.' });
    expect(problems(empty, { asks: ['email'] })).toEqual({ email: 'Please enter a valid email address.' });
    expect(problems({ email: 'mia@' }, { asks: [] })).toEqual({
      email: 'Please enter a valid email address.',
    });
  });

  it('tells every problem at once', () => {
    expect(Object.keys(problems({ ...draftOf({}), mobileNumber: '1' })).sort()).toEqual(
      [...asks, 'mobileNumber', 'verificationCode'].sort(),
    );
  });
});

describe('updateMe', () => {
  const schema = updateProfileSchema('2026-11-21');

  it('PROF-06 PROF-08 judges by the rules of the form', () => {
    expect(formProblems(schema, { firstName: ' ' })).toEqual({ firstName: 'First name is required.' });
    expect(formProblems(schema, { dateOfBirth: '2008-11-22' })).toEqual({
      dateOfBirth: 'You must be at least 18 years old.',
    });
    expect(formProblems(schema, { address: { ...address, street: '9/3 High', country: '' } })).toEqual({
      'address.street': 'Street may hold only letters, digits, commas and spaces.',
      'address.country': 'Country is required.',
    });
  });

  it('keeps what is left out, and tidies what is given', () => {
    expect(schema.parse({})).toEqual({});
    expect(schema.parse({ firstName: null, address: null })).toEqual({ firstName: null, address: null });
    expect(schema.parse({ firstName: ' Jose\u0301 ', address: { ...address, postCode: ' 2042 ' } })).toEqual({
      firstName: 'Jos\u00e9',
      address,
    });
  });
});
