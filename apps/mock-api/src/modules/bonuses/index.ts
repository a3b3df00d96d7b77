import type { Resolvers } from '#__generated__/promo.ts';
import type { ScheduledJob } from '#platform/jobs/index.ts';
import { requesterOf } from '#platform/idempotency/index.ts';
import type { PlatformModule } from '#platform/module.ts';
import { checkOwnId } from '../promos/index.ts';
import { activateBonus, findBonuses } from './service.ts';
import { bonusEnds, markExpired } from './store/index.ts';
import { bonusesStore } from './store/tables.ts';

export { endBonusByOperator, giveBonus } from './operator.ts';
export { findBonus, openBonusRows } from './store/index.ts';
export { giveLoginBonuses } from './login-bonuses.ts';
export { giveReward } from './give-reward.ts';
export { timesHad } from './uses.ts';

const bonusesResolvers: Resolvers = {
  Query: {
    memberConsumablePromos: (_parent, page, { world, requireMember }) =>
      findBonuses(world, requireMember().id, page),
  },
  Mutation: {
    activateConsumableBonus: (_parent, { id, legacyMemberId }, context) => {
      const requester = requesterOf(context);
      checkOwnId(requester.memberId, legacyMemberId);
      return activateBonus(context.world, requester, id);
    },
  },
};

const expireBonuses: ScheduledJob = {
  kind: 'EXPIRE_CONSUMABLE_BONUSES',
  upcoming: bonusEnds,
  run: ({ db, now }, { key }) => markExpired(db, key, now),
};

export const bonusesModule: PlatformModule = {
  name: 'bonuses',
  store: bonusesStore,
  promo: bonusesResolvers,
  jobs: [expireBonuses],
};
