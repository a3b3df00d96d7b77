import { CommunicationChannel, ProblemGamblingArea } from '@magpie/gql/enums';
import type { MemberResolvers, Resolvers } from '../../__generated__/main.ts';
import { balances, balancesByCurrency, emptyWallets } from '../../platform/ledger/index.ts';
import { fromFlag, jsonTexts, timezonesOf } from '../../platform/store/index.ts';
import {
  convert,
  decimal,
  favouriteCurrencies,
  favouriteDetails,
  knownCurrency,
  totalOf,
  walletsOf,
} from '../wallets/index.ts';
import { activeCurrencyOf, addressOf } from './model.ts';
import { depositLimits, memberLabels, supportToken } from './store.ts';

const plain: MemberResolvers = {
  id: ({ row }) => row.id,
  username: ({ row }) => row.username,
  email: ({ row }) => row.email,
  firstName: ({ row }) => row.first_name,
  lastName: ({ row }) => row.last_name,
  dateOfBirth: ({ row }) => row.date_of_birth,
  mobileNumber: ({ row }) => row.mobile_number,
  address: ({ row }) => addressOf(row),
  gender: ({ row }) => row.gender,
  title: ({ row }) => row.title,
  kind: ({ row }) => row.kind,
  status: ({ row }) => row.status,
  riskLevel: ({ row }) => row.risk_level,
  timezone: ({ row }) => row.timezone,
  timezoneChoices: ({ row }) =>
    timezonesOf(row).map(({ timezone, since }) => ({ timezone, since: new Date(since).toISOString() })),
  dateTimeCreated: ({ row }) => new Date(row.created_at).toISOString(),
};

const flags: MemberResolvers = {
  nameUpdateRequired: ({ row }) => fromFlag(row.name_update_required),
  dateOfBirthUpdateRequired: ({ row }) => fromFlag(row.date_of_birth_update_required),
  verified: ({ row }) => fromFlag(row.verified),
  mobileNumberVerified: ({ row }) => fromFlag(row.mobile_number_verified),
  hasFirstDeposit: ({ row }) => fromFlag(row.has_first_deposit),
  withdrawalBlocked: ({ row }) => fromFlag(row.withdrawal_blocked),
  depositBlocked: ({ row }) => fromFlag(row.deposit_blocked),
  hideZeroBalances: ({ row }) => fromFlag(row.hide_zero_balances),
  displayCryptoCurrencyInFiat: ({ row }) => fromFlag(row.display_crypto_in_fiat),
};

const money: MemberResolvers = {
  currency: ({ row }) => knownCurrency(row.currency),
  activeCurrency: ({ row }) => activeCurrencyOf(row),
  displayedFiatCurrency: ({ row }) => knownCurrency(row.displayed_fiat_currency),
  availableBalance: async ({ row }, _args, { world }) =>
    decimal(totalOf(await balances(world.db, row.id, row.active_currency)), activeCurrencyOf(row)),
  wallets: ({ row }, _args, { world }) => walletsOf(world.db, row.id, row.active_currency),
  depositLimits: async ({ row }, _args, { world }) =>
    // In the active currency, as the totals are that they are held against.
    (await depositLimits(world.db, row.id)).map(({ frequency, limit_minor, currency: own }) => {
      const currency = activeCurrencyOf(row);
      return { frequency, limit: decimal(convert(limit_minor, own, currency.code), currency), currency };
    }),
  favoriteCurrencyDetails: ({ row }, _args, { world }) => favouriteDetails(world, row.id),
  favoriteCryptoBalances: async ({ row }, _args, { world }) => {
    const displayed = knownCurrency(row.displayed_fiat_currency);
    const wallets = await balancesByCurrency(world.db, row.id);
    const favourites = (await favouriteCurrencies(world.db, row.id)).map(knownCurrency);
    return favourites
      .filter((currency) => currency.type === 'CRYPTO')
      .map((currency) => {
        const amount = totalOf(wallets.get(currency.code) ?? emptyWallets);
        return {
          currency,
          amount: decimal(amount, currency),
          displayedAmount: decimal(convert(amount, currency.code, displayed.code), displayed),
          displayedCurrency: displayed.code,
          displayedCurrencySymbol: displayed.symbol,
        };
      });
  },
};

const lists: MemberResolvers = {
  labels: async ({ row }, _args, { world }) => [...(await memberLabels(world.db, row.id))],
  communicationChannels: ({ row }) => jsonTexts(row.communication_channels, CommunicationChannel),
  problemGamblingAreas: ({ row }) => jsonTexts(row.problem_gambling_areas, ProblemGamblingArea),
  intercomToken: async ({ row }, _args, { world }) => {
    const token = await supportToken(world.db, row.id);
    if (!token || token.expires_at <= world.now().getTime()) return null;
    return { token: token.token, expiresAt: new Date(token.expires_at).toISOString() };
  },
};

export const memberResolvers: Resolvers = { Member: { ...plain, ...flags, ...money, ...lists } };
