import type { Resolvers } from '../../__generated__/promo.ts';
import type { PlatformModule } from '../module.ts';
import { checkOwnId } from '../promos/index.ts';
import { activateBonus, findBonuses } from './service.ts';

const bonusesResolvers: Resolvers = {
  Query: {
    memberConsumablePromos: (_parent, page, { world, requireMember }) =>
      findBonuses(world, requireMember().id, page),
  },
  Mutation: {
    activateConsumableBonus: (_parent, { id, legacyMemberId }, { world, requireMember }) => {
      checkOwnId(requireMember().id, legacyMemberId);
      return activateBonus(world, legacyMemberId, id);
    },
  },
};

/** Bonuses that wait for their member to activate them (BONUS). */
export const bonusesModule: PlatformModule = { name: 'bonuses', promo: bonusesResolvers };
