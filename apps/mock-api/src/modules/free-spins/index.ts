import type { Resolvers } from '../../__generated__/promo.ts';
import type { PlatformModule } from '../module.ts';
import { checkOwnId } from '../promos/index.ts';
import { activateFreeSpins, cancelFreeSpins, claimFreeSpins, findFreeSpins } from './service.ts';

export { addWinnings, countSpin, returnSpin, spinsInGame } from './play.ts';
export type { SpinsInGame } from './play.ts';

const freeSpinsResolvers: Resolvers = {
  Query: {
    memberFreeSpins: (_parent, request, { world, requireMember }) =>
      findFreeSpins(world, requireMember().id, request),
  },
  Mutation: {
    claimFreeSpinPromo: (_parent, { input }, { world, requireMember }) => {
      checkOwnId(requireMember().id, input.legacyMemberId);
      return claimFreeSpins(world, input.legacyMemberId, input.promo);
    },
    activateFreeSpinPromo: (_parent, { id, legacyMemberId }, { world, requireMember }) => {
      checkOwnId(requireMember().id, legacyMemberId);
      return activateFreeSpins(world, legacyMemberId, id);
    },
    cancelFreeSpin: (_parent, { id, legacyMemberId }, { world, requireMember }) => {
      checkOwnId(requireMember().id, legacyMemberId);
      return cancelFreeSpins(world, legacyMemberId, id, false);
    },
    cancelFreeSpinPromo: (_parent, { id, legacyMemberId }, { world, requireMember }) => {
      checkOwnId(requireMember().id, legacyMemberId);
      return cancelFreeSpins(world, legacyMemberId, id, true);
    },
  },
};

/** Free spins that members claim, activate and cancel (SPIN). */
export const freeSpinsModule: PlatformModule = { name: 'free-spins', promo: freeSpinsResolvers };
