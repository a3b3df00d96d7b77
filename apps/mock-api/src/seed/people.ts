import type { CurrencyType } from '@magpie/domain/money';
import type { LedgerWallet } from '#platform/ledger/index.ts';
import type { DepositLimitFrequency, MemberStatus } from '#platform/store/contract-types.ts';

export interface OpeningBalance {
  readonly currency: string;
  readonly type: CurrencyType;
  readonly amount: string;
  /** The wallet; MAIN when left out. */
  readonly wallet?: LedgerWallet;
}

export interface Person {
  readonly key: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
  readonly mobileNumber: string;
  readonly country: 'AU' | 'NZ';
  readonly address: {
    readonly street: string;
    readonly postCode: string;
    readonly locality: string;
    readonly stateDistrict: string;
  } | null;
  readonly currency: string;
  /** The currency they play in; that of their account when left out. */
  readonly activeCurrency?: string;
  readonly status?: MemberStatus;
  readonly has: readonly (
    | 'verified'
    | 'mobileNumberVerified'
    | 'nameUpdateRequired'
    | 'depositBlocked'
    | 'withdrawalBlocked'
    | 'firstDeposit'
  )[];
  readonly balances: readonly OpeningBalance[];
  readonly favourites: readonly string[];
  readonly depositLimits: readonly { readonly frequency: DepositLimitFrequency; readonly amount: string }[];
  readonly memberForDays: number;
}

const aud = (amount: string): OpeningBalance => ({ currency: 'AUD', type: 'FIAT', amount });

const usual = {
  country: 'AU',
  currency: 'AUD',
  has: ['verified', 'mobileNumberVerified', 'firstDeposit'],
  favourites: ['AUD'],
  depositLimits: [],
  memberForDays: 240,
} as const;

/** The seeded people, as the interfaces document lists them. */
export const people: readonly Person[] = [
  {
    ...usual,
    key: 'mia',
    email: 'mia@magpie.test',
    firstName: 'Mia',
    lastName: 'Callahan',
    dateOfBirth: '1990-04-12',
    mobileNumber: '+61491570156',
    address: {
      street: '14 Banksia Street',
      postCode: '2042',
      locality: 'Newtown',
      stateDistrict: 'New South Wales',
    },
    balances: [aud('1000.00')],
    favourites: ['AUD', 'NZD', 'BTC', 'ETH'],
  },
  {
    ...usual,
    key: 'noah',
    email: 'noah@magpie.test',
    firstName: 'Noah',
    lastName: 'Petersen',
    dateOfBirth: '1995-09-30',
    mobileNumber: '+61491570157',
    address: { street: '3 Wharf Road', postCode: '4101', locality: 'West End', stateDistrict: 'Queensland' },
    has: ['firstDeposit'],
    balances: [aud('100.00')],
    memberForDays: 20,
  },
  {
    ...usual,
    key: 'ruby',
    email: 'ruby@magpie.test',
    firstName: 'Ruby',
    lastName: 'Tran',
    dateOfBirth: '1988-01-25',
    mobileNumber: '+61491570158',
    address: { street: '27 Lygon Street', postCode: '3053', locality: 'Carlton', stateDistrict: 'Victoria' },
    balances: [aud('340.00')],
  },
  {
    ...usual,
    key: 'isla',
    email: 'isla@magpie.test',
    firstName: 'Isla',
    lastName: 'Moreton',
    dateOfBirth: '1992-11-03',
    mobileNumber: '+61491570159',
    address: {
      street: '8 Jetty Lane',
      postCode: '6160',
      locality: 'Fremantle',
      stateDistrict: 'Western Australia',
    },
    balances: [aud('260.00')],
  },
  {
    ...usual,
    key: 'leo',
    email: 'leo@magpie.test',
    firstName: 'Leo',
    lastName: 'Whitaker',
    dateOfBirth: '1979-06-18',
    mobileNumber: '+61491570110',
    address: {
      street: '102 Hindley Street',
      postCode: '5000',
      locality: 'Adelaide',
      stateDistrict: 'South Australia',
    },
    balances: [
      aud('5000.00'),
      { currency: 'NZD', type: 'FIAT', amount: '620.50' },
      { currency: 'BTC', type: 'CRYPTO', amount: '0.14250000' },
    ],
    favourites: ['AUD', 'NZD', 'BTC'],
    depositLimits: [
      { frequency: 'DAILY', amount: '520.00' },
      { frequency: 'WEEKLY', amount: '617.50' },
      { frequency: 'MONTHLY', amount: '760.00' },
    ],
    memberForDays: 900,
  },
  {
    ...usual,
    key: 'jack',
    email: 'jack@magpie.test',
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    mobileNumber: '+61491570313',
    address: null,
    has: ['nameUpdateRequired', 'mobileNumberVerified'],
    balances: [],
    memberForDays: 2,
  },
  {
    ...usual,
    key: 'ava',
    email: 'ava@magpie.test',
    firstName: 'Ava',
    lastName: 'Lindqvist',
    dateOfBirth: '1985-12-09',
    mobileNumber: '+61491570737',
    address: {
      street: '5 Salamanca Place',
      postCode: '7004',
      locality: 'Battery Point',
      stateDistrict: 'Tasmania',
    },
    has: ['mobileNumberVerified', 'firstDeposit'],
    balances: [aud('75.00')],
    memberForDays: 45,
  },
  {
    ...usual,
    key: 'zoe',
    email: 'zoe@magpie.test',
    firstName: 'Zoe',
    lastName: 'Harrigan',
    dateOfBirth: '1997-03-21',
    mobileNumber: '+61491571266',
    address: {
      street: '61 Smith Street',
      postCode: '0800',
      locality: 'Darwin',
      stateDistrict: 'Northern Territory',
    },
    has: ['verified', 'mobileNumberVerified', 'firstDeposit', 'depositBlocked', 'withdrawalBlocked'],
    balances: [aud('210.00')],
  },
  {
    ...usual,
    key: 'finn',
    email: 'finn@magpie.test',
    firstName: 'Finn',
    lastName: 'Oakley',
    dateOfBirth: '1991-07-07',
    mobileNumber: '+61491571491',
    address: {
      street: '19 Kippax Street',
      postCode: '2010',
      locality: 'Surry Hills',
      stateDistrict: 'New South Wales',
    },
    status: 'SELF_EXCLUDED',
    balances: [],
  },
  {
    ...usual,
    key: 'ella',
    email: 'ella@magpie.test',
    firstName: 'Ella',
    lastName: 'Marchetti',
    dateOfBirth: '1993-02-14',
    mobileNumber: '+61491571804',
    address: {
      street: '44 Acland Street',
      postCode: '3182',
      locality: 'St Kilda',
      stateDistrict: 'Victoria',
    },
    balances: [aud('530.00')],
  },
];
