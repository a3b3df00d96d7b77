import type { Resolvers } from '#__generated__/main.ts';
import { leaderboardOf, ownPlaceOf } from './places.ts';
import { providersOf, rewardsOf, tournamentsOf } from './service.ts';

export const tournamentsResolvers: Resolvers = {
  Query: {
    tournaments: (_parent, { filter, ...page }, { world }) =>
      tournamentsOf(world, { ...page, active: filter?.active?.eq, currency: filter?.currency }),
  },
  Tournament: {
    gameProviders: (tournament, _args, { world }) => providersOf(world, tournament),
    rewards: (tournament, _args, { world }) => rewardsOf(world, tournament),
    leaderboard: (tournament, _args, { world, member }) =>
      leaderboardOf(world, tournament, member?.id ?? null),
    ownPlace: (tournament, _args, { world, member }) => ownPlaceOf(world, tournament, member?.id ?? null),
  },
};
