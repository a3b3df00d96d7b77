import type { Resolvers } from '#__generated__/promo.ts';
import { switchToBonusMode } from '../promos/index.ts';
import { hasOpenRound } from './wallet/index.ts';

/** What of promos is for play to answer, since their open rounds decide it. */
export const playPromoResolvers: Resolvers = {
  Mutation: {
    switchPromoToBonusMode: (_parent, { id }, { world, requireMember }) =>
      switchToBonusMode(world, { memberId: requireMember().id, id, hasOpenRound }),
  },
};
