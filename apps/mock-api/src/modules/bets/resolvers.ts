import type { Resolvers } from '#__generated__/main.ts';
import { betRoundUrl } from './round-url.ts';
import { betRecordResults, betRecords, betRecordSummary } from './service.ts';

export const betsResolvers: Resolvers = {
  Query: {
    betRecords: (_parent, request, { world, requireMember }) =>
      betRecords(world, requireMember().id, request),
    betRecordSummary: (_parent, { filter }, { world, requireMember }) =>
      betRecordSummary(world, requireMember().id, filter),
    betRecordResults: (_parent, request, { world, requireMember }) =>
      betRecordResults(world, requireMember().id, request),
    betRoundURL: (_parent, { bet }, { world, services, requireMember }) =>
      betRoundUrl(services, world, { member: requireMember().id, bet }),
  },
};
