import type { Resolvers } from '#__generated__/promo.ts';
import { requesterOf } from '#platform/idempotency/index.ts';
import type { PlatformModule } from '#platform/module.ts';
import { closeClaimDays } from './day-ends.ts';
import { claimCashback } from './claim.ts';
import { availableCashback, findCashback, findCashbacks, memberCashbacks } from './service.ts';
import { cashbackStore } from './store/tables.ts';

export { explainCashback } from './explain.ts';
export { cashbackRecord } from './store/index.ts';
export { cashbacksOfMember } from './service.ts';
export { cashbackRewards } from './open-rewards.ts';
export { moveClaimDays, openClaimDays } from './day-ends.ts';

const cashbackResolvers: Resolvers = {
  Query: {
    cashbacks: (_parent, request, { world }) => findCashbacks(world, request),
    cashback: (_parent, { id }, { world }) => findCashback(world, id),
    memberCashbacks: (_parent, request, { world, requireMember }) =>
      memberCashbacks(world, requireMember().id, request),
    availableMemberCashback: (_parent, { filter }, { world, requireMember }) =>
      availableCashback(world, requireMember().id, filter),
  },
  Mutation: {
    claimCashback: (_parent, { id }, context) => claimCashback(context.world, requesterOf(context), id),
  },
};

export const cashbackModule: PlatformModule = {
  name: 'cashback',
  store: cashbackStore,
  promo: cashbackResolvers,
  jobs: [closeClaimDays],
};
