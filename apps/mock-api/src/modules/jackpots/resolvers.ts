import type { Resolvers } from '#__generated__/main.ts';
import { contributionsOf, jackpotOf, jackpotsOf, ownTurnover, payoutsOf } from './service.ts';

export const jackpotsResolvers: Resolvers = {
  Query: {
    jackpots: (_parent, { filter, ...page }, { world }) =>
      jackpotsOf(world, { ...page, status: filter?.status }),
    jackpot: (_parent, { id }, { world }) => jackpotOf(world, id),
    jackpotPayoutRecords: (_parent, { filter, ...page }, { world, member }) =>
      payoutsOf(world, member?.id ?? null, { ...page, jackpot: filter?.jackpot, own: filter?.own?.eq }),
  },
  Jackpot: {
    turnoverContributions: ({ id }, _args, { world }) => contributionsOf(world, id),
    ownTurnover: (jackpot, _args, { world, member }) => ownTurnover(world, member?.id ?? null, jackpot),
  },
};
