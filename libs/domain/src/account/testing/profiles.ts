import type { GivenProfile, ProfileFacts, StoredProfile } from '../index.ts';

export const address = {
  country: 'AU',
  postCode: '2042',
  locality: 'Newtown',
  street: '14 Banksia Street',
  stateDistrict: 'New South Wales',
};

export const account = {
  firstName: 'Mia',
  lastName: 'Callahan',
  email: 'mia@magpie.test',
  dateOfBirth: '1990-04-12',
  mobileNumber: '+61491570156',
  address,
};

export const stored: StoredProfile = {
  firstName: 'Mia',
  lastName: 'Callahan',
  email: 'mia@magpie.test',
  dateOfBirth: '1990-04-12',
  nameUpdateRequired: false,
  dateOfBirthUpdateRequired: false,
};

export const nothingGiven: GivenProfile = {
  firstName: null,
  lastName: null,
  dateOfBirth: null,
  countryKnown: null,
  currencies: [],
  email: null,
};

/** A change that changes nothing. */
export const facts: ProfileFacts = {
  stored,
  given: nothingGiven,
  invalid: null,
  offered: [
    { code: 'AUD', type: 'FIAT' },
    { code: 'BTC', type: 'CRYPTO' },
  ],
  emailTaken: false,
};

/** What is said of a text that is asked for and left out. */
export const missingTexts = [
  ['firstName', 'First name is required.'],
  ['lastName', 'Last name is required.'],
  ['street', 'Street is required.'],
  ['postCode', 'Postcode is required.'],
  ['locality', 'Suburb or town is required.'],
  ['stateDistrict', 'State is required.'],
] as const;
