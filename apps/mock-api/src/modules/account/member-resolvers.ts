import { liveSupportToken } from '@magpie/domain/support';
import { CommunicationChannel, ProblemGamblingArea } from '@magpie/gql/enums';
import type { MemberResolvers, Resolvers } from '#__generated__/main.ts';
import { balances, balancesByCurrency, emptyWallets } from '#platform/ledger/index.ts';
import { jsonTexts, timezonesOf } from '#platform/store/index.ts';
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
import { depositLimits, memberLabels, supportToken } from './store/index.ts';

const plain: MemberResolvers = {
  id: ({ row }) => row.id,
  username: ({ row }) => row.username,
  email: ({ row }) => row.email,
  firstName: ({ row }) => row.firstName,
  lastName: ({ row }) => row.lastName,
  dateOfBirth: ({ row }) => row.dateOfBirth,
  mobileNumber: ({ row }) => row.mobileNumber,
  address: ({ row }) => addressOf(row),
  gender: ({ row }) => row.gender,
  title: ({ row }) => row.title,
  kind: ({ row }) => row.kind,
  status: ({ row }) => row.status,
  riskLevel: ({ row }) => row.riskLevel,
  timezone: ({ row }) => row.timezone,
  timezoneChoices: ({ row }) =>
    timezonesOf(row).map(({ timezone, since }) => ({ timezone, since: new Date(since).toISOString() })),
  dateTimeCreated: ({ row }) => new Date(row.createdAt).toISOString(),
};

const flags: MemberResolvers = {
  nameUpdateRequired: ({ row }) => row.nameUpdateRequired,
  dateOfBirthUpdateRequired: ({ row }) => row.dateOfBirthUpdateRequired,
  verified: ({ row }) => row.verified,
  mobileNumberVerified: ({ row }) => row.mobileNumberVerified,
  hasFirstDeposit: ({ row }) => row.hasFirstDeposit,
  withdrawalBlocked: ({ row }) => row.withdrawalBlocked,
  depositBlocked: ({ row }) => row.depositBlocked,
  hideZeroBalances: ({ row }) => row.hideZeroBalances,
  displayCryptoCurrencyInFiat: ({ row }) => row.displayCryptoInFiat,
};

const money: MemberResolvers = {
  currency: ({ row }) => knownCurrency(row.currency),
  activeCurrency: ({ row }) => activeCurrencyOf(row),
  displayedFiatCurrency: ({ row }) => knownCurrency(row.displayedFiatCurrency),
  availableBalance: async ({ row }, _args, { world }) =>
    decimal(totalOf(await balances(world.db, row.id, row.activeCurrency)), activeCurrencyOf(row)),
  wallets: ({ row }, _args, { world }) => walletsOf(world.db, row.id, row.activeCurrency),
  depositLimits: async ({ row }, _args, { world }) =>
    // In the active currency, as the totals are that they are held against.
    (await depositLimits(world.db, row.id)).map(({ frequency, limitMinor, currency: own }) => {
      const currency = activeCurrencyOf(row);
      return { frequency, limit: decimal(convert(limitMinor, own, currency.code), currency), currency };
    }),
  favoriteCurrencyDetails: ({ row }, _args, { world }) => favouriteDetails(world, row.id),
  favoriteCryptoBalances: async ({ row }, _args, { world }) => {
    const displayed = knownCurrency(row.displayedFiatCurrency);
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
  communicationChannels: ({ row }) => jsonTexts(row.communicationChannels, CommunicationChannel),
  problemGamblingAreas: ({ row }) => jsonTexts(row.problemGamblingAreas, ProblemGamblingArea),
  intercomToken: async ({ row }, _args, { world }) => {
    const kept = await supportToken(world.db, row.id);
    if (!kept) return null;
    const { token, expiresAt } = kept;
    return liveSupportToken({ token, expiresAt: new Date(expiresAt).toISOString() }, world.now().getTime());
  },
};

export const memberResolvers: Resolvers = { Member: { ...plain, ...flags, ...money, ...lists } };
