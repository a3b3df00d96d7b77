import type { Resolvers } from '#__generated__/main.ts';
import { providersOf, rewardsOf, tournamentsOf } from './service.ts';

export const tournamentsResolvers: Resolvers = {
  Query: {
    tournaments: (_parent, { filter, direction, ...page }, { world, member }) => {
      const order = direction === 'DESC' ? 'desc' : 'asc';
      const choice = { ...page, active: filter?.active?.eq, currency: filter?.currency, order } as const;
      return tournamentsOf(world, member?.id ?? null, choice);
    },
  },
  Tournament: {
    gameProviders: (tournament, _args, { world }) => providersOf(world, tournament),
    rewards: (tournament) => rewardsOf(tournament),
    leaderboard: async ({ id, together }) => (await together.leaderboard(id)) ?? [],
    ownPlace: async ({ id, together }) => (await together.ownPlace(id)) ?? null,
  },
};
