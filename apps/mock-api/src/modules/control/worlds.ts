import {
  clockMoveReasons,
  controlReasons,
  decideClockBeginning,
  decideWorldDeletion,
} from '@magpie/domain/control';
import type { Given } from '#platform/filters/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { isConnectionLost, readState, WorldNotFound } from '#platform/worlds/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World, WorldRegistry, WorldSnapshot } from '#platform/worlds/index.ts';
import { siteSettings } from '../config/index.ts';

export async function worldView(registry: WorldRegistry, world: World) {
  const { origin } = await readState(world.db);
  return {
    id: world.id,
    seed: world.seed,
    now: world.now().toISOString(),
    begins: (origin.now === null ? world.createdAt : new Date(origin.now)).toISOString(),
    frozen: world.clock.frozen,
    rate: world.clock.rate,
    durable: world.durable,
    maintenance: siteSettings(world).maintenance,
    dateTimeCreated: world.createdAt.toISOString(),
    incarnation: world.incarnation,
    snapshots: (await registry.snapshots(world.id)).map((snapshot) => snapshotView(world.id, snapshot)),
  };
}

/** Every world that can be read. One that is removed meanwhile, or is broken, does not keep the others from whoever asks; a lost database does. */
export async function worldViews({ registry, logger }: Pick<PlatformServices, 'registry' | 'logger'>) {
  const view = async (id: string) => {
    try {
      return [await worldView(registry, await registry.get(id))];
    } catch (err) {
      if (isConnectionLost(err)) throw err;
      if (!(err instanceof WorldNotFound)) logger.error({ world: id, err }, 'world cannot be read');
      return [];
    }
  };
  return (await Promise.all((await registry.list()).map(view))).flat();
}

export function snapshotView(world: string, { name, now, createdAt }: WorldSnapshot) {
  return { name, world, now: now.toISOString(), dateTimeCreated: createdAt.toISOString() };
}

export interface NewWorld {
  readonly id?: Given<string>;
  readonly seed?: Given<number>;
  readonly now?: Given<string>;
  readonly frozen?: Given<boolean>;
  readonly durable?: Given<boolean>;
}

function beginningOf(now: string): Date {
  const decision = decideClockBeginning(new Date(now));
  if (!decision.allowed) throw refusalOf(clockMoveReasons, decision);
  return decision.plan;
}

/** Makes a world. @throws Refusal CONFLICT when the id is taken, BAD_USER_INPUT for a moment too late for a clock */
export function createWorld(registry: WorldRegistry, input: NewWorld): Promise<World> {
  return registry.create({
    ...(input.id == null ? {} : { id: input.id }),
    ...(input.seed == null ? {} : { seed: input.seed }),
    ...(input.now == null ? {} : { now: beginningOf(input.now) }),
    frozen: input.frozen === true,
    durable: input.durable === true,
  });
}

/** Removes a world. @throws Refusal BAD_USER_INPUT for the default one */
export async function deleteWorld(registry: WorldRegistry, id: string): Promise<true> {
  const decision = decideWorldDeletion(id);
  if (!decision.allowed) throw refusalOf(controlReasons, decision);
  await registry.delete(id);
  return true;
}
