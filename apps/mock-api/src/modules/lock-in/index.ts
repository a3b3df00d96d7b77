import type { Resolvers } from '#__generated__/promo.ts';
import { requireOwnId } from '#platform/auth/index.ts';
import type { PlatformModule } from '#platform/module.ts';
import { endLockIns } from './ends.ts';
import { cancelLockIn, lastLockIn, memberLockIn, setLockIn } from './service.ts';
import { lockInStore } from './store/tables.ts';

export { endLockIn } from './ends.ts';
export { countTowardsLockIn, giveBackToLockIn, takeOffLockIn } from './progress.ts';
export type { LockInStep } from './progress.ts';
export { lockInStanding } from './standing.ts';
export { lockInRow, moveDepositsOfAward } from './store/index.ts';
export { countDepositAgain, uncountDeposit } from './taken-back.ts';

const lockInResolvers: Resolvers = {
  Mutation: {
    lockInMemberToPromo: (_parent, { legacyMemberId, ...order }, { world, requireMember, brand }) => {
      requireOwnId(requireMember().id, legacyMemberId);
      return setLockIn(world, { memberId: legacyMemberId, site: brand, ...order });
    },
    cancelLockIn: async (_parent, { promo }, { world, requireMember }) => {
      const { id } = requireMember();
      await cancelLockIn(world, id, promo);
      return { id };
    },
  },
  PromoMember: {
    promoLockIn: ({ id }, _args, { world }) => memberLockIn({ world, db: world.db }, id),
    lastLockInDateTime: ({ id }, _args, { world }) => lastLockIn(world, id),
  },
};

export const lockInModule: PlatformModule = {
  name: 'lock-in',
  store: lockInStore,
  promo: lockInResolvers,
  jobs: [endLockIns],
};
