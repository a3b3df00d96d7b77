import type { Resolvers } from '#__generated__/promo.ts';
import { requireOwnId } from '#platform/auth/index.ts';
import { requesterOf } from '#platform/idempotency/index.ts';
import type { PlatformModule } from '#platform/module.ts';
import { activateFreeSpins, cancelFreeSpins, claimFreeSpins, findFreeSpins } from './service.ts';

export { offerRewards, spinRewards } from './open-rewards.ts';
export { giveFreeSpins } from './service.ts';
export { addWinnings, countSpin, spinsInGame } from './play.ts';
export type { SpinsInGame } from './play.ts';

const freeSpinsResolvers: Resolvers = {
  Query: {
    memberFreeSpins: (_parent, request, { world, requireMember }) =>
      findFreeSpins(world, requireMember().id, request),
  },
  Mutation: {
    claimFreeSpinPromo: (_parent, { input }, context) => {
      const requester = requesterOf(context);
      requireOwnId(requester.memberId, input.legacyMemberId);
      return claimFreeSpins(context.world, requester, input.promo);
    },
    activateFreeSpinPromo: (_parent, { id, legacyMemberId }, { world, requireMember }) => {
      requireOwnId(requireMember().id, legacyMemberId);
      return activateFreeSpins(world, legacyMemberId, id);
    },
    cancelFreeSpin: (_parent, { id, legacyMemberId }, context) => {
      const requester = requesterOf(context);
      requireOwnId(requester.memberId, legacyMemberId);
      return cancelFreeSpins(context.world, requester, id, 'cancelFreeSpin');
    },
    cancelFreeSpinPromo: (_parent, { id, legacyMemberId }, context) => {
      const requester = requesterOf(context);
      requireOwnId(requester.memberId, legacyMemberId);
      return cancelFreeSpins(context.world, requester, id, 'cancelFreeSpinPromo');
    },
  },
};

export const freeSpinsModule: PlatformModule = { name: 'free-spins', promo: freeSpinsResolvers };
