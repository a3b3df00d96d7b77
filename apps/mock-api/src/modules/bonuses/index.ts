import { bonusRules } from './watch.ts';
import type { Resolvers } from '#__generated__/promo.ts';
import { requireOwnId } from '#platform/auth/index.ts';
import { requesterOf } from '#platform/idempotency/index.ts';
import type { PlatformModule } from '#platform/module.ts';
import { expireBonuses } from './ends.ts';
import { activateBonus, findBonuses } from './service.ts';
import { bonusesStore } from './store/tables.ts';

export { expireBonus } from './ends.ts';
export { endBonusByOperator, giveBonus } from './operator.ts';
export { findBonus, openBonusRows } from './store/index.ts';
export { giveLoginBonuses } from './login-bonuses.ts';
export { bonusRewards } from './open-rewards.ts';
export { giveReward } from './give-reward.ts';
export { activateIn } from './service.ts';
export { rewardBonusStates } from './reward-states.ts';

const bonusesResolvers: Resolvers = {
  Query: {
    memberConsumablePromos: (_parent, page, { world, requireMember }) =>
      findBonuses(world, requireMember().id, page),
  },
  Mutation: {
    activateConsumableBonus: (_parent, { id, legacyMemberId }, context) => {
      const requester = requesterOf(context);
      requireOwnId(requester.memberId, legacyMemberId);
      return activateBonus(context.world, requester, id);
    },
  },
};

export const bonusesModule: PlatformModule = {
  name: 'bonuses',
  watch: bonusRules,
  store: bonusesStore,
  promo: bonusesResolvers,
  jobs: [expireBonuses],
};
