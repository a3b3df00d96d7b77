import type { Account } from '#features/session/index.ts';

/** Australian dollars as the contract gives them. */
export const aud = {
  __typename: 'Currency',
  code: 'AUD',
  name: 'Australian Dollar',
  symbol: '$',
  type: 'FIAT',
} as const;

/** New Zealand dollars. */
export const nzd = { ...aud, code: 'NZD', name: 'New Zealand Dollar', symbol: 'NZ$' } as const;

/** Bitcoin. */
export const btc = { ...aud, code: 'BTC', name: 'Bitcoin', symbol: '₿', type: 'CRYPTO' } as const;

/** Ether. */
export const eth = { ...btc, code: 'ETH', name: 'Ether', symbol: 'Ξ' } as const;

/** The account of a verified member with AUD 1,000.00. */
export const sampleAccount: Account = {
  id: 'member-mia',
  username: 'mia',
  email: 'mia@magpie.test',
  firstName: 'Mia',
  lastName: 'Test',
  dateOfBirth: '1990-04-12',
  mobileNumber: '+61412345678',
  address: null,
  nameUpdateRequired: false,
  dateOfBirthUpdateRequired: false,
  verified: true,
  mobileNumberVerified: true,
  status: 'ENABLED',
  hasFirstDeposit: true,
  withdrawalBlocked: false,
  depositBlocked: false,
  currency: aud,
  activeCurrency: aud,
  availableBalance: '1000.00',
  wallets: {
    currency: aud,
    mainCash: '1000.00',
    casinoCash: '0.00',
    casinoBonus: '0.00',
    sportsCash: '0.00',
    sportsBonus: '0.00',
    withdrawableBalance: '1000.00',
    stakeableBalance: '1000.00',
    stakedFrom: null,
  },
  depositLimits: [],
  hideZeroBalances: false,
  displayCryptoCurrencyInFiat: false,
  displayedFiatCurrency: aud,
  timezone: 'Australia/Sydney',
  timezoneChoices: [{ timezone: 'Australia/Sydney', since: '1970-01-01T00:00:00.000Z' }],
  dateTimeCreated: '2025-06-01T02:00:00.000Z',
  intercomToken: null,
};

/** The sample account as `me` answers it. */
export const answeredAccount = {
  ...sampleAccount,
  __typename: 'Member',
  wallets: { ...sampleAccount.wallets, __typename: 'MemberWallets' },
  timezoneChoices: [
    { __typename: 'TimezoneChoice', timezone: 'Australia/Sydney', since: '1970-01-01T00:00:00.000Z' },
  ],
};

/** What a session knows of a member who is signed in. */
export const signedInAs = (account: Account) =>
  ({ signedIn: true, account, settled: true, confirmed: true, generation: 1 }) as const;

/** Another amount in each wallet; A$1,234.50 together. */
export const fiveBalances = {
  mainCash: '1000.00',
  casinoCash: '200.00',
  casinoBonus: '30.00',
  sportsCash: '4.00',
  sportsBonus: '0.50',
  withdrawableBalance: '1204.00',
  stakeableBalance: '1204.00',
  stakedFrom: null,
};

/** A favourite currency with its balance. */
export const favourite = (currency: object, balance: string) => ({
  ...currency,
  __typename: 'FavoriteCurrencyDetail',
  balance,
});

/** What WalletCurrencies answers of the member. */
export const withFavourites = (...favourites: readonly ReturnType<typeof favourite>[]) => ({
  me: {
    __typename: 'Member',
    id: sampleAccount.id,
    favoriteCurrencyDetails: favourites,
    favoriteCryptoBalances: [],
  },
});
