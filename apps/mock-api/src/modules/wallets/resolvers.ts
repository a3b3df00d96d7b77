import type { Resolvers } from '#__generated__/main.ts';
import { balancesByCurrency, emptyWallets } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { decimal, knownCurrency, totalOf } from './service.ts';
import { favouriteCurrencies } from './store.ts';

/** In the member's order, with the sum of the five wallets in each (WALLET-11). */
export async function favouriteDetails(world: World, memberId: string) {
  const wallets = await balancesByCurrency(world.db, memberId);
  return (await favouriteCurrencies(world.db, memberId)).map((code) => {
    const currency = knownCurrency(code);
    return { ...currency, balance: decimal(totalOf(wallets.get(code) ?? emptyWallets), currency) };
  });
}

export const walletsResolvers: Resolvers = {
  Query: {
    favoriteCurrencyDetails: (_parent, _args, { world, requireMember }) =>
      favouriteDetails(world, requireMember().id),
  },
};
