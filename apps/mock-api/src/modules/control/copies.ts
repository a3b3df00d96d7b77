import { controlReasons, decideLast, maxWorldFileBytes } from '@magpie/domain/control';
import type { MutationResolvers, QueryResolvers } from '#__generated__/control.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { CopyWorld } from '#platform/worlds/index.ts';
import { worldFileName } from './world-files.ts';
import { worldView } from './worlds.ts';

export const copyQueries: QueryResolvers = {
  compareWorlds: async (_parent, { first, second, rows }, { registry }) => {
    const decision = decideLast(rows, 'rows');
    if (!decision.allowed) throw refusalOf(controlReasons, decision);
    const sides = [first, second].map(({ world, snapshot = null }) => ({ world, snapshot }));
    const [a = { world: '', snapshot: null }, b = a] = sides;
    const differences = await registry.copies.compare([a, b], decision.plan);
    return differences.map((each) => ({
      ...each,
      rows: each.rows.map((row) => ({ ...row, fields: [...row.fields] })),
    }));
  },
  worldFileAddresses: async (_parent, { world: id }, { registry, platformAddress }) => {
    const world = await registry.get(id);
    const worlds = `${platformAddress}/control/worlds`;
    return {
      download: `${worlds}/${id}/export`,
      fileName: worldFileName(id, world.now()),
      upload: `${worlds}/import`,
      maxBytes: maxWorldFileBytes,
    };
  },
};

const copyOf = (input: { readonly id?: string | null; readonly durable?: boolean | null }): CopyWorld => ({
  ...(input.id == null ? {} : { id: input.id }),
  durable: input.durable === true,
});

export const copyMutations: MutationResolvers = {
  forkWorld: async (_parent, { id, input }, { registry }) =>
    worldView(registry, await registry.copies.fork(id, copyOf(input))),
  deleteSnapshot: async (_parent, { id, name }, { registry }) => {
    await registry.copies.deleteSnapshot(id, name);
    return true;
  },
};
