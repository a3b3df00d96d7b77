import { randomUUID } from 'node:crypto';
import type { RealTime } from '../clock/index.ts';
import * as catalogue from '../store/postgres/catalogue.ts';
import { cloneSchema, planOf } from '../store/postgres/clone.ts';
import type { PostgresServer } from '../store/postgres/server.ts';
import type { Structure } from '../store/structure.ts';
import { SnapshotNotFound, WorldNotFound } from './errors.ts';
import { migrateSchema } from './schema-template.ts';
import type { WorldSnapshot } from './types.ts';
import type { OpenWorld } from './world.ts';

interface SchemaSnapshotsParts {
  readonly server: PostgresServer;
  readonly structure: Structure;
  readonly realTime: RealTime;
}

/** The snapshots of worlds, each a schema. */
export class SchemaSnapshots {
  readonly #parts: SchemaSnapshotsParts;

  constructor(parts: SchemaSnapshotsParts) {
    this.#parts = parts;
  }

  async take(world: OpenWorld, name: string): Promise<WorldSnapshot> {
    const { server, realTime } = this.#parts;
    const place = await server.using((run) => catalogue.newPlace(run, 'snapshot'));
    const now = await world.copyTo(place);
    const createdAt = new Date(realTime());
    const earlier = await catalogue.structuring(server, async (run) => {
      if (!(await catalogue.takeWorld(run, world.id))) throw new WorldNotFound(world.id);
      const rows = await catalogue.snapshotRows(run, world.id);
      const row = { name, place, nowAt: now.getTime(), createdAt: createdAt.getTime() };
      await catalogue.putSnapshot(run, world.id, row);
      return rows.find((each) => each.name === name);
    });
    if (earlier) await server.using((run) => catalogue.dropSchema(run, earlier.place));
    return { name, now, createdAt };
  }

  async of(id: string): Promise<readonly WorldSnapshot[]> {
    const rows = await this.#parts.server.using((run) => catalogue.snapshotRows(run, id));
    return rows.map(({ name, nowAt, createdAt }) => {
      return { name, now: new Date(nowAt), createdAt: new Date(createdAt) };
    });
  }

  /** Throws {@link SnapshotNotFound}. */
  async restore(world: OpenWorld, name: string): Promise<void> {
    const { server, structure } = this.#parts;
    const rows = await server.using((run) => catalogue.snapshotRows(run, world.id));
    const snapshot = rows.find((row) => row.name === name);
    if (!snapshot) throw new SnapshotNotFound(name);
    await world.replace(async () => {
      const made = await catalogue.structuring(server, async (run) => {
        const place = await catalogue.newPlace(run, 'made');
        await cloneSchema(run, await planOf(run, snapshot.place), place);
        await catalogue.setStateIn(run, place, { life: randomUUID() });
        return place;
      });
      await migrateSchema(server, made, structure);
      return made;
    });
  }
}
