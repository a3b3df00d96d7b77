import { faultSummary } from '@magpie/domain/control';
import type { MutationResolvers, QueryResolvers } from '#__generated__/control.ts';
import { clearFault, clearFaults, listFaults, setFault } from '#platform/faults/index.ts';
import type { Fault } from '#platform/faults/index.ts';
import type { ErrorCode } from '#platform/graphql/index.ts';
import { faultOf } from './catalogue.ts';

const faultView = (fault: Fault) => ({
  ...fault,
  summary: faultSummary(fault),
  code: fault.code as ErrorCode | null,
  fields: fault.fields && [...fault.fields],
});

export const faultQueries: QueryResolvers = {
  faults: async (_parent, { world }, { registry }) =>
    (await listFaults(await registry.get(world))).map(faultView),
};

export const faultMutations: MutationResolvers = {
  setFault: async (_parent, { world, input }, { registry }) =>
    faultView(await setFault(await registry.get(world), faultOf(input))),
  clearFault: async (_parent, { world, id }, { registry }) => clearFault(await registry.get(world), id),
  clearFaults: async (_parent, { world }, { registry }) => clearFaults(await registry.get(world)),
};
