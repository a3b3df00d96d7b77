import type { Resolvers } from '#__generated__/main.ts';
import { launchUrl } from './launch-url.ts';
import { recentGamesOf } from './recent-games.ts';
import { endGameSession, initializeVendorAccount, startGameSession } from './service.ts';

export const playResolvers: Resolvers = {
  Query: {
    launchURL: (_parent, ask, { world, services, requireMember }) =>
      launchUrl(world, requireMember(), ask, services),
    recentGames: (_parent, _args, { world, requireMember }) => recentGamesOf(world, requireMember().id),
  },
  Mutation: {
    initializeVendorAccount: (_parent, ask, { world, requireMember }) =>
      initializeVendorAccount(world, requireMember().id, ask),
    startGameSession: (_parent, { input }, { world, requireMember }) =>
      startGameSession(world, requireMember(), input),
    endGameSession: (_parent, { id }, { world, requireMember }) =>
      endGameSession(world, requireMember().id, id),
  },
};
