import type { RealTime } from '../clock/index.ts';
import * as catalogue from '../store/postgres/catalogue.ts';
import { cloneSchema, planOf } from '../store/postgres/clone.ts';
import type { Plan } from '../store/postgres/clone.ts';
import type { Borrowed, PostgresServer } from '../store/postgres/server.ts';
import type { Structure } from '../store/structure.ts';
import { anything } from '../store/written.ts';
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

/** Makes what worlds begin with, and brings what older versions left to the newest structure. */
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
}
