import type { Resolvers } from '#__generated__/main.ts';
import { requesterOf } from '#platform/idempotency/index.ts';
import { pageOf } from '#platform/paging/index.ts';
import { claimBadge, latestBadge, setActiveBadge } from './service.ts';
import { achievementsOf } from './view.ts';

export const achievementsResolvers: Resolvers = {
  Query: {
    achievements: async (_parent, page, { world, requireMember }) =>
      pageOf('achievements', await achievementsOf(world.db, requireMember().id), page),
    activeAchievementBadge: (_parent, _args, { world, requireMember }) =>
      latestBadge(world, requireMember().id),
  },
  Mutation: {
    setActiveAchievementBadge: (_parent, name, { world, requireMember }) =>
      setActiveBadge(world, requireMember().id, name),
    claimAchievementReward: (_parent, name, context) => claimBadge(context.world, requesterOf(context), name),
  },
};
