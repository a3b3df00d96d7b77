import type { Resolvers } from '#__generated__/main.ts';
import { netDepositsOf, transactionsOf } from './service.ts';

export const transactionsResolvers: Resolvers = {
  Query: {
    balanceTransactionRecords: (_parent, request, { world, requireMember }) =>
      transactionsOf(world, requireMember().id, request),
    netDepositsNext: (_parent, { filter }, { world, requireMember }) =>
      netDepositsOf(world, requireMember().id, filter),
  },
};
