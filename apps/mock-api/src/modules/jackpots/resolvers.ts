import type { Resolvers } from '#__generated__/main.ts';
import { jackpotOf, jackpotsOf, payoutsOf } from './service.ts';

export const jackpotsResolvers: Resolvers = {
  Query: {
    jackpots: (_parent, { filter, ...page }, { world, member }) =>
      jackpotsOf(world, member?.id ?? null, { ...page, status: filter?.status }),
    jackpot: (_parent, { id }, { world, member }) => jackpotOf(world, member?.id ?? null, id),
    jackpotPayoutRecords: (_parent, { filter, ...page }, { world, member }) =>
      payoutsOf(world, member?.id ?? null, { ...page, jackpot: filter?.jackpot, own: filter?.own?.eq }),
  },
  Jackpot: {
    turnoverContributions: async ({ id, together }) => [...((await together.contributions(id)) ?? [])],
    ownTurnover: async ({ id, together }) => (await together.turnovers(id)) ?? null,
  },
};
