import type { QueryResolvers } from '#__generated__/control.ts';
import { cashbacksOfMember } from '../cashback/index.ts';
import { findMember } from './members.ts';

export const cashbackQueries: QueryResolvers = {
  worldCashbacks: async (_parent, { world: id, member }, { registry }) => {
    const world = await registry.get(id);
    const { id: memberId } = await findMember(world.db, member);
    const cashbacks = await cashbacksOfMember(world, memberId, null);
    return cashbacks.map(({ cashback, title, amount, currency, isClaimable }) => ({
      ...{ id: cashback.id, title, amount, isClaimable },
      currency: currency.code,
    }));
  },
};
