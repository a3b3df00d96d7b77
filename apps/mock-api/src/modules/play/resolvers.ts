import type { Resolvers } from '#__generated__/main.ts';
import { knownCurrency } from '../wallets/index.ts';
import { launchUrl } from './launch-url.ts';
import { answerRealityCheck, chooseInterval, gameSessionOf } from './reality-check.ts';
import { checkedFigures, sessionFigures } from './figures.ts';
import { intervalOf } from './store/reality-checks.ts';
import { recentGamesOf } from './recent-games.ts';
import { endGameSession, initializeVendorAccount, startGameSession } from './service.ts';

export const playResolvers: Resolvers = {
  Query: {
    launchURL: (_parent, ask, { world, services, requireMember }) =>
      launchUrl(world, requireMember(), ask, services),
    gameSession: (_parent, { id }, { world, requireMember }) => gameSessionOf(world, requireMember().id, id),
    realityCheckInterval: (_parent, _args, { world, requireMember }) =>
      intervalOf(world.db, requireMember().id),
    recentGames: (_parent, _args, { world, requireMember }) => recentGamesOf(world, requireMember().id),
  },
  Mutation: {
    initializeVendorAccount: (_parent, ask, { world, requireMember }) =>
      initializeVendorAccount(world, requireMember().id, ask),
    startGameSession: (_parent, { input }, { world, requireMember }) =>
      startGameSession(world, requireMember(), input),
    endGameSession: (_parent, { id }, { world, requireMember }) =>
      endGameSession(world, requireMember().id, id),
    setRealityCheckInterval: (_parent, { interval }, { world, requireMember }) =>
      chooseInterval(world, requireMember().id, interval),
    answerRealityCheck: (_parent, { id }, { world, requireMember }) =>
      answerRealityCheck(world, requireMember().id, id),
  },
  GameSession: {
    currency: ({ currency }) => knownCurrency(currency),
    figures: (session, _args, { world }) => sessionFigures(world.db, session),
    realityCheck: (session) => (session.checkDueAt === null ? null : session),
  },
  RealityCheck: {
    dateTimeFrom: ({ countedFrom }) => countedFrom.toISOString(),
    dateTimeDue: ({ countedFrom, checkDueAt }) => (checkDueAt ?? countedFrom).toISOString(),
    figures: (session, _args, { world }) => checkedFigures(world.db, session),
  },
};
