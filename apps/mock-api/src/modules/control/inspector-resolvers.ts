import type { MutationResolvers, QueryResolvers } from '#__generated__/control.ts';
import { why } from './why.ts';
import { alarmsOf, clearAlarms, inspect, listCalls } from './inspector.ts';

/** What was called, what that did, and which rules it broke. */
export const inspectorQueries: QueryResolvers = {
  inspect: async (_parent, { world, cause }, { registry }) => inspect(await registry.get(world), cause),
  calls: async (_parent, { world, ...input }, { registry }) => listCalls(await registry.get(world), input),
  why: async (_parent, { world, member, ...asked }, { registry }) =>
    why(await registry.get(world), member, asked),
  alarms: async (_parent, { world }, { registry }) => alarmsOf(await registry.get(world)),
};

export const inspectorMutations: MutationResolvers = {
  clearAlarms: async (_parent, { world }, { registry }) => clearAlarms(await registry.get(world)),
};
