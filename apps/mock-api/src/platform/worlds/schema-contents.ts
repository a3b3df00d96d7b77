import type { RealTime } from '../clock/index.ts';
import type { Reader } from '../store/database.ts';
import { Memory } from '../store/memory.ts';
import * as catalogue from '../store/postgres/catalogue.ts';
import { cloneSchema, planOf } from '../store/postgres/clone.ts';
import type { Plan } from '../store/postgres/clone.ts';
import { queriesOnSchema } from '../store/postgres/dialect.ts';
import type { Borrowed, PostgresServer } from '../store/postgres/server.ts';
import type { Structure } from '../store/structure.ts';
import { anything } from '../store/written.ts';
import { WorldNotFound } from './errors.ts';
import { migrateSchema } from './schema-template.ts';
import { beginning } from './stamp.ts';
import type { WorldOrigin } from './state.ts';

type Run = Borrowed['run'];

interface SchemaContentsParts {
  readonly server: PostgresServer;
  readonly structure: Structure;
  readonly realTime: RealTime;
  /** The seeded schema that new worlds are copies of. */
  readonly template: string;
}

/** Makes what worlds begin with, brings what older versions left to the newest structure, and removes it. */
export class SchemaContents {
  readonly #parts: SchemaContentsParts;
  #plan: Plan | undefined;

  constructor(parts: SchemaContentsParts) {
    this.#parts = parts;
  }

  /** What a world is made of. */
  async plan(run: Run): Promise<Plan> {
    return (this.#plan ??= await planOf(run, this.#parts.template));
  }

  /** Makes the contents of a world, which are still to be put in their place. */
  async make(run: Run, origin: WorldOrigin): Promise<string> {
    const { realTime, structure } = this.#parts;
    const { state, shiftMs } = beginning({ origin, realTime });
    const place = await catalogue.newPlace(run, 'made');
    await cloneSchema(run, await this.plan(run), place, { moments: structure.moments, byMs: shiftMs });
    await catalogue.setStateIn(run, place, state);
    return place;
  }

  /** Upgrades a world, once for all replicas. @param notice what they hear of it */
  async upgrade(id: string, notice: string): Promise<void> {
    const { server, structure } = this.#parts;
    await catalogue.structuring(server, async (run) => {
      const row = await catalogue.takeWorld(run, id);
      if (!row || row.structure === structure.fingerprint) return;
      await migrateSchema(server, catalogue.worldSchema(id), structure);
      const changes = row.changes + 1;
      const next = { structure: structure.fingerprint, changes, written: { [anything]: changes } };
      await catalogue.noteCommit(run, id, next, notice);
    });
  }

  /** Whether what a world of the newest structure holds passes; false for any other. */
  async passes(id: string, test: (db: Reader) => Promise<boolean>): Promise<boolean> {
    const { server, structure } = this.#parts;
    const row = await server.using((run) => catalogue.findWorld(run, id));
    if (row?.structure !== structure.fingerprint) return false;
    const parts = {
      server,
      schema: catalogue.worldSchema(id),
      memory: new Memory(),
      isFlag: structure.isFlag,
    };
    return test(queriesOnSchema(parts, 'reading')).catch(() => false);
  }

  /** Removes a world with its snapshots. Throws {@link WorldNotFound}. @param notice what other replicas hear of it */
  async remove(id: string, notice: string): Promise<void> {
    const { server } = this.#parts;
    const places = await catalogue.structuring(server, async (run) => {
      if (!(await catalogue.takeWorld(run, id))) throw new WorldNotFound(id);
      const old = await catalogue.newPlace(run, 'old');
      await catalogue.renameSchema(run, catalogue.worldSchema(id), old);
      const snapshots = await catalogue.snapshotRows(run, id);
      await catalogue.removeWorld(run, id, notice);
      return [old, ...snapshots.map(({ place }) => place)];
    });
    for (const place of places) await server.using((run) => catalogue.dropSchema(run, place));
  }
}
