import type { OpeningBalance, Person } from '../people.ts';

const usual = {
  country: 'AU',
  currency: 'AUD',
  has: ['mobileNumberVerified', 'firstDeposit'],
  favourites: ['AUD'],
  depositLimits: [],
  balances: [],
} as const;

const kiwi = { ...usual, country: 'NZ', currency: 'NZD', favourites: ['NZD', 'AUD'] } as const;

const cash = (amount: string, currency: 'AUD' | 'NZD' = 'AUD'): readonly OpeningBalance[] => [
  { amount, currency, type: 'FIAT' },
];

type Who = readonly [first: string, last: string, born: string, mobile: string];
type Home = readonly [street: string, postCode: string, locality: string, state: string];

function named([firstName, lastName, dateOfBirth, mobileNumber]: Who, at: Home) {
  const [street, postCode, locality, stateDistrict] = at;
  const key = firstName.toLowerCase();
  return {
    ...{ key, email: `${key}@magpie.test`, firstName, lastName, dateOfBirth, mobileNumber },
    address: { street, postCode, locality, stateDistrict },
  };
}

/** People beside those of the interfaces, each in the middle of a promo or a cashback (README). They log in with the same password. */
export const regulars: readonly Person[] = [
  {
    ...kiwi,
    ...named(
      ['Aroha', 'Ngata', '1989-05-17', '+6421555101'],
      ['12 Ponsonby Road', '1011', 'Auckland', 'Auckland'],
    ),
    balances: cash('40.00', 'NZD'),
    memberForDays: 60,
  },
  {
    ...kiwi,
    ...named(
      ['Tama', 'Walker', '1994-08-02', '+6421555102'],
      ['7 Cuba Street', '6011', 'Wellington', 'Wellington'],
    ),
    has: ['mobileNumberVerified'],
    balances: cash('65.00', 'NZD'),
    memberForDays: 35,
  },
  {
    ...usual,
    ...named(
      ['Hugo', 'Barlow', '1991-03-28', '+61491575101'],
      ['3 Hunter Street', '2300', 'Newcastle', 'New South Wales'],
    ),
    memberForDays: 11,
  },
  {
    ...usual,
    ...named(
      ['Priya', 'Menon', '1987-10-11', '+61491575102'],
      ['88 Boundary Street', '4101', 'West End', 'Queensland'],
    ),
    memberForDays: 75,
  },
  {
    ...usual,
    ...named(
      ['Callum', 'Reid', '1983-06-06', '+61491575103'],
      ['21 Elizabeth Street', '7000', 'Hobart', 'Tasmania'],
    ),
    memberForDays: 140,
  },
  {
    ...usual,
    ...named(
      ['Sadie', 'Okafor', '1996-12-19', '+61491575104'],
      ['5 Rundle Street', '5000', 'Adelaide', 'South Australia'],
    ),
    memberForDays: 61,
  },
  {
    ...usual,
    ...named(
      ['Marlee', 'Dunn', '1990-02-09', '+61491575105'],
      ['40 Oxford Street', '6007', 'Leederville', 'Western Australia'],
    ),
    activeCurrency: 'BTC',
    favourites: ['BTC', 'AUD'],
    memberForDays: 50,
  },
  {
    ...usual,
    ...named(
      ['Otis', 'Farrell', '1985-09-01', '+61491575106'],
      ['16 Sturt Street', '3350', 'Ballarat', 'Victoria'],
    ),
    has: ['mobileNumberVerified'],
    balances: cash('90.00'),
    memberForDays: 33,
  },
  {
    ...usual,
    ...named(
      ['Wren', 'Gallagher', '1998-04-23', '+61491575107'],
      ['9 Flinders Street', '4810', 'Townsville', 'Queensland'],
    ),
    has: ['mobileNumberVerified'],
    memberForDays: 45,
  },
  {
    ...usual,
    ...named(
      ['Darcy', 'Lam', '1993-07-30', '+61491575108'],
      ['60 Crown Street', '2500', 'Wollongong', 'New South Wales'],
    ),
    has: ['mobileNumberVerified'],
    memberForDays: 38,
  },
  {
    ...usual,
    ...named(
      ['Indy', 'Castellano', '1992-01-05', '+61491575109'],
      ['11 Mitchell Street', '0800', 'Darwin', 'Northern Territory'],
    ),
    memberForDays: 70,
  },
  {
    ...usual,
    ...named(
      ['Bonnie', 'Hale', '1980-11-14', '+61491575110'],
      ['2 Bunda Street', '2601', 'Canberra', 'Australian Capital Territory'],
    ),
    memberForDays: 48,
  },
  {
    ...usual,
    ...named(
      ['Reuben', 'Sato', '1986-08-21', '+61491575111'],
      ['33 Grey Street', '4101', 'South Brisbane', 'Queensland'],
    ),
    memberForDays: 90,
  },
  {
    ...usual,
    ...named(
      ['Mabel', 'Okafor', '1988-06-02', '+61491575112'],
      ['14 Nott Street', '3207', 'Port Melbourne', 'Victoria'],
    ),
    memberForDays: 30,
  },
];
