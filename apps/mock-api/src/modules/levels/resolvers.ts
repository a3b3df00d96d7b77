import { experiences } from '@magpie/domain/levels';
import type { Resolvers } from '#__generated__/main.ts';
import { requireOwnId } from '#platform/auth/index.ts';
import { requesterOf } from '#platform/idempotency/index.ts';
import { claimReward, historyOf, levelRows, memberLevel } from './service.ts';

export const levelsResolvers: Resolvers = {
  Query: {
    levelConfig: () => ({ levels: levelRows, experiences: [...experiences] }),
    memberLevel: (_parent, { member }, { world, requireMember }) =>
      memberLevel(world, requireOwnId(requireMember().id, member)),
  },
  Mutation: {
    claimLevelReward: (_parent, { level }, context) =>
      claimReward(context.world, requesterOf(context), level),
  },
  MemberLevel: {
    experienceHistory: ({ memberId }, page, { world }) => historyOf(world, memberId, page),
  },
};
