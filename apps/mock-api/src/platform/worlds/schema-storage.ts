import type { Kysely } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database, Writer } from '../store/database.ts';
import { Memory } from '../store/memory.ts';
import {
  dropSchema,
  findWorld,
  newPlace,
  noteCommit,
  renameSchema,
  takeWorld,
  worldSchema,
} from '../store/postgres/catalogue.ts';
import type { WorldRow } from '../store/postgres/catalogue.ts';
import { cloneSchema, planOf } from '../store/postgres/clone.ts';
import type { SchemaConnection } from '../store/postgres/connection.ts';
import { noSteps, queriesOnSchema } from '../store/postgres/dialect.ts';
import type { Borrowed, PostgresServer } from '../store/postgres/server.ts';
import type { Structure } from '../store/structure.ts';
import { anything, namesOf } from '../store/written.ts';
import { WorldNotFound } from './errors.ts';
import { readState } from './state.ts';
import type { WorldState } from './state.ts';
import type { LimiterOptions } from './types.ts';
import type { SharedContents, WorldStorage } from './world-storage.ts';

interface SchemaStorageParts {
  readonly server: PostgresServer;
  readonly id: string;
  readonly structure: Structure;
  readonly durable: boolean;
  /** What the other replicas hear of a commit. */
  readonly notice: string;
  /** The last commit that is known, with which its state was read. */
  readonly seen: number;
}

const writtenBy = (names: Iterable<string>): string[] => [...names].filter((name) => !name.includes('.'));

/** A world that is a schema of PostgreSQL, which several replicas may serve. */
export class SchemaStorage implements WorldStorage, SharedContents {
  readonly writer: Kysely<Database>;
  readonly reader: Kysely<Database>;
  readonly shared = this;
  readonly #aside: Kysely<Database>;
  readonly #parts: SchemaStorageParts;
  readonly #memories: readonly [Memory, Memory];
  /** The last commit that this process knows of. */
  #seen: number;
  /** As the transaction in progress has found it. */
  #row: WorldRow | undefined;
  #behind = false;
  #emitted = false;
  #over: (() => Error) | null = null;

  constructor(parts: SchemaStorageParts) {
    this.#parts = parts;
    this.#seen = parts.seen;
    const reading = new Memory();
    const writing = new Memory((names) => {
      reading.told(names);
    });
    this.#memories = [writing, reading];
    const { server, id, structure } = parts;
    const check = (): void => {
      if (this.#over) throw this.#over();
    };
    const missing = async (run: Borrowed['run']) =>
      (await findWorld(run, id)) ? undefined : new WorldNotFound(id);
    const usual = { server, schema: worldSchema(id), isFlag: structure.isFlag, check, missing };
    this.reader = queriesOnSchema({ ...usual, memory: reading }, 'reading');
    this.#aside = queriesOnSchema({ ...usual, memory: new Memory() }, 'writing', {
      ...noSteps,
      // One after the other, so that numbers of rows are committed in their order.
      begun: async (connection) => {
        await connection.run('set local synchronous_commit to off');
        await connection.run('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`aside ${id}`]);
      },
    });
    this.writer = queriesOnSchema({ ...usual, memory: writing }, 'writing', {
      begun: (connection) => this.#begun(connection),
      committing: (connection, names) => this.#committing(connection, names),
      committed: () => {
        if (this.#row) this.#seen = this.#row.changes;
      },
    });
  }

  get behind(): boolean {
    return this.#behind;
  }

  get emitted(): boolean {
    return this.#emitted;
  }

  hold<T>(task: () => Promise<T>): Promise<T> {
    return task();
  }

  async look(): Promise<WorldState | undefined> {
    const row = await this.#read();
    if (row.changes <= this.#seen) return undefined;
    // Read after the number, so that it is never older; whatever was committed here meanwhile is newer than both.
    const state = await readState(this.reader);
    if (row.changes <= this.#seen) return undefined;
    this.#notice(row);
    return state;
  }

  unsee(): void {
    this.#seen = -1;
  }

  elsewhere(tables: readonly (keyof Database)[]): number {
    return this.#memories[1].stampOfElsewhere(namesOf(tables));
  }

  aside(work: (db: Writer) => Promise<void>): Promise<void> {
    return this.#aside.transaction().execute(work);
  }

  alone<T>(task: () => Promise<T>): Promise<T> {
    return this.#parts.server.alone(`time of ${this.#parts.id}`, task);
  }

  inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
    return this.#parts.server.inTurn(`${name} in ${this.#parts.id}`, task);
  }

  limiter({ keyPrefix, points, duration }: LimiterOptions): RateLimiterAbstract {
    const table = { schemaName: 'magpie', tableName: 'rate_limits', tableCreated: true };
    const options = { keyPrefix, points, duration };
    return new RateLimiterPostgres({ storeClient: this.#parts.server.pool, ...table, ...options });
  }

  /** Copies it to another schema, while nobody writes. */
  async copyTo(place: string): Promise<void> {
    const { server, id } = this.#parts;
    await server.transaction(async (run) => {
      if (!(await takeWorld(run, id))) throw new WorldNotFound(id);
      await cloneSchema(run, await planOf(run, worldSchema(id)), place);
    });
  }

  async put(made: string): Promise<void> {
    const { server, id, structure, notice } = this.#parts;
    const old = await server.transaction(async (run) => {
      const row = await takeWorld(run, id);
      if (!row) throw new WorldNotFound(id);
      const place = await newPlace(run, 'old');
      await renameSchema(run, worldSchema(id), place);
      await renameSchema(run, made, worldSchema(id));
      const changes = row.changes + 1;
      const next = { structure: structure.fingerprint, changes, written: { [anything]: changes } };
      await noteCommit(run, id, next, notice);
      this.#notice({ ...next, changes });
      return place;
    });
    // Whoever still reads it does so to the end.
    await server.transaction((run) => dropSchema(run, old));
  }

  dispose(over: () => Error): void {
    this.#over = over;
    for (const memory of this.#memories) memory.forget();
  }

  async #read(): Promise<WorldRow> {
    const { server, id } = this.#parts;
    const { run, giveBack } = await server.borrow('reading', worldSchema(id));
    let isBroken = true;
    try {
      const row = await findWorld(run, id);
      isBroken = false;
      if (!row) throw new WorldNotFound(id);
      return row;
    } finally {
      giveBack(isBroken);
    }
  }

  async #begun(connection: SchemaConnection): Promise<void> {
    const { id, durable } = this.#parts;
    this.#emitted = false;
    if (!durable) await connection.run('set local synchronous_commit to off');
    const run = (sql: string, parameters: readonly unknown[] = []) => connection.run(sql, parameters);
    const row = await takeWorld(run, id);
    if (!row) throw new WorldNotFound(id);
    this.#behind = row.changes > this.#seen;
    this.#notice(row);
    this.#row = row;
  }

  async #committing(connection: SchemaConnection, names: ReadonlySet<string>): Promise<void> {
    const { id, notice } = this.#parts;
    const row = this.#row;
    if (!row) throw new Error('No transaction of the world has begun.');
    const changes = row.changes + 1;
    const written = { ...row.written };
    for (const table of writtenBy(names)) written[table] = changes;
    const next = { ...row, changes, written };
    await noteCommit((sql, parameters) => connection.run(sql, parameters), id, next, notice);
    this.#emitted = names.has('outbox');
    this.#row = next;
  }

  /** Forgets what others have written since the last commit that is known. */
  #notice({ changes, written }: WorldRow): void {
    if (changes <= this.#seen) return;
    const tables = Object.entries(written).filter(([, at]) => at > this.#seen);
    const names = tables.flatMap(([table]) => (table === anything ? [anything] : [table, `${table}.*`]));
    for (const memory of this.#memories) memory.toldOfElsewhere(names);
    this.#seen = changes;
  }
}
