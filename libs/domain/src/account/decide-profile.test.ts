import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideProfile, profileReasons } from './index.ts';
import type { GivenProfile, ProfileFacts, StoredProfile } from './index.ts';
import { facts, nothingGiven, stored } from './testing/profiles.ts';

const nobody: StoredProfile = {
  firstName: null,
  lastName: null,
  email: null,
  dateOfBirth: null,
  nameUpdateRequired: false,
  dateOfBirthUpdateRequired: false,
};

const decide = (
  ofGiven: Partial<GivenProfile>,
  ofStored: Partial<StoredProfile> = {},
  others: Partial<ProfileFacts> = {},
) =>
  decideProfile({
    ...facts,
    stored: { ...stored, ...ofStored },
    given: { ...nothingGiven, ...ofGiven },
    ...others,
  });

const namesFixed = 'Your name can no longer be changed. Please contact support.';
const birthdayFixed = 'Your date of birth can no longer be changed. Please contact support.';
const unavailable = 'This currency is not available.';

describe('a change of a profile', () => {
  it('keeps what is not given', () => {
    expect(decide({})).toEqual({ allowed: true, plan: { name: null, dateOfBirth: null, email: null } });
  });

  it('may send back what is fixed as it is', () => {
    expect(decide({ firstName: 'Mia', dateOfBirth: '1990-04-12', email: 'mia@magpie.test' })).toEqual({
      allowed: true,
      plan: { name: { firstName: 'Mia', lastName: 'Callahan' }, dateOfBirth: '1990-04-12', email: null },
    });
  });

  it('gives an account what it does not have yet', () => {
    const name = { firstName: 'Amelia', lastName: 'Lee' };
    expect(decide({ ...name, dateOfBirth: '1991-12-31', email: 'a@b.test' }, nobody)).toEqual({
      allowed: true,
      plan: { name, dateOfBirth: '1991-12-31', email: 'a@b.test' },
    });
  });

  it('PROF-10 changes names and the date of birth while they are asked for', () => {
    const asked = { nameUpdateRequired: true, dateOfBirthUpdateRequired: true };
    expect(decide({ lastName: 'Lee', dateOfBirth: '1991-12-31' }, asked)).toMatchObject({
      plan: { name: { firstName: 'Mia', lastName: 'Lee' }, dateOfBirth: '1991-12-31' },
    });
  });

  it.each<[string, Partial<GivenProfile>, Partial<StoredProfile>, string, string | null]>([
    ['PROF-10 another first name', { firstName: 'Amelia' }, {}, namesFixed, 'firstName'],
    ['PROF-10 another last name', { lastName: 'Lee' }, {}, namesFixed, 'lastName'],
    ['one name alone', { firstName: 'Mia' }, nobody, 'Last name is required.', 'lastName'],
    ['PROF-10 another birthday', { dateOfBirth: '1991-12-31' }, {}, birthdayFixed, 'dateOfBirth'],
    ['an unknown country', { countryKnown: false }, {}, 'Country must be a country code.', 'country'],
    [
      'a currency that is not offered',
      { currencies: [{ code: 'NZD', fiatOnly: false }] },
      {},
      unavailable,
      null,
    ],
    ['crypto shown as fiat', { currencies: [{ code: 'BTC', fiatOnly: true }] }, {}, unavailable, null],
    [
      'another address',
      { email: 'new@magpie.test' },
      {},
      'Your email address can no longer be changed. Please contact support.',
      null,
    ],
    ['a name before a birthday', { firstName: 'A', dateOfBirth: '1991-12-31' }, {}, namesFixed, 'firstName'],
  ])('is refused for %s', (_, ofGiven, ofStored, text, field) => {
    const decision = decide(ofGiven, ofStored);
    expect(decisionText(profileReasons, decision)).toBe(text);
    expect(decision).toMatchObject({ details: { field } });
  });

  it('says first what the rules of the form find', () => {
    const invalid = { field: 'postCode', text: 'Post code is required.' };
    const decision = decide({ firstName: 'Amelia' }, {}, { invalid });
    expect(decisionText(profileReasons, decision)).toBe('Post code is required.');
    expect(decision).toMatchObject({ details: { field: 'postCode' } });
  });

  it('takes no address that another account has', () => {
    const decision = decide({ email: 'a@b.test' }, nobody, { emailTaken: true });
    expect(decisionText(profileReasons, decision)).toBe('This email address already has an account.');
  });
});
