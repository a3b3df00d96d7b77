import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RealTime } from '../clock/index.ts';
import { queriesOn } from '../store/dialect.ts';
import { Memory } from '../store/memory.ts';
import { migrate } from '../store/migrate.ts';
import * as catalogue from '../store/postgres/catalogue.ts';
import { cloneSchema, fillSchema, planOf } from '../store/postgres/clone.ts';
import type { Plan } from '../store/postgres/clone.ts';
import { queriesOnSchema } from '../store/postgres/dialect.ts';
import type { Borrowed, PostgresServer } from '../store/postgres/server.ts';
import { readFile, writeFile } from '../store/postgres/transfer.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import type { Structure } from '../store/structure.ts';
import { compareFiles } from './compare-store.ts';
import { describeDifferences } from './compare.ts';
import type { WorldDifference } from './compare.ts';
import { SnapshotNotFound, WorldExists, WorldNotFound } from './errors.ts';
import { exportedWorld } from './exported-world.ts';
import type { CopyFacts } from './exported-world.ts';
import { checkedName, removeDatabase } from './files.ts';
import { migrateSchema } from './schema-template.ts';
import type { CopyWorld, ExportedWorld, World, WorldCopies, WorldOrSnapshot } from './types.ts';
import type { WorldFileHeader } from './world-file.ts';
import { importedAs, importFile } from './world-import.ts';

type Run = Borrowed['run'];

interface SchemaCopiesParts {
  readonly server: PostgresServer;
  readonly structure: Structure;
  readonly realTime: RealTime;
  /** Throws {@link WorldNotFound}. */
  readonly find: (id: string) => Promise<World>;
  /** Gives a schema that is made its place as a world. Throws {@link WorldExists}. */
  readonly adopt: (id: string, make: (run: Run) => Promise<string>) => Promise<World>;
  /** Puts a schema that is made in the place of that of a world. */
  readonly replace: (id: string, make: (run: Run) => Promise<string>) => Promise<World>;
  readonly template: (run: Run) => Promise<Plan>;
}

/** Copies of the worlds of one database, and what leaves it and comes into it as files. */
export class SchemaCopies implements WorldCopies {
  readonly #parts: SchemaCopiesParts;
  #folder: string | undefined;

  constructor(parts: SchemaCopiesParts) {
    this.#parts = parts;
  }

  async fork(id: string, { id: to = `w-${randomUUID()}`, durable = false }: CopyWorld = {}): Promise<World> {
    const { find, realTime, adopt } = this.#parts;
    await find(id);
    return adopt(to, async (run) => {
      if (!(await catalogue.takeWorld(run, id))) throw new WorldNotFound(id);
      const place = await catalogue.newPlace(run, 'made');
      await cloneSchema(run, await planOf(run, catalogue.worldSchema(id)), place);
      await catalogue.setStateIn(run, place, { durable, createdAt: realTime(), life: randomUUID() });
      return place;
    });
  }

  async deleteSnapshot(id: string, name: string): Promise<void> {
    const { place } = await this.#snapshot(id, name);
    await this.#parts.server.transaction(async (run) => {
      await catalogue.removeSnapshot(run, id, name);
      await catalogue.dropSchema(run, place);
    });
  }

  async compare(
    sides: readonly [WorldOrSnapshot, WorldOrSnapshot],
    rows: number,
  ): Promise<readonly WorldDifference[]> {
    const { structure, realTime } = this.#parts;
    const [first, second] = [this.#newFile(), this.#newFile()];
    try {
      await this.#writeSide(sides[0], first);
      await this.#writeSide(sides[1], second);
      return describeDifferences(compareFiles([first, second], structure, rows), realTime());
    } finally {
      for (const path of [first, second]) removeDatabase(path);
    }
  }

  async export(id: string, facts: CopyFacts): Promise<ExportedWorld> {
    const { structure, realTime, find } = this.#parts;
    const world = await find(id);
    const copy = async (path: string): Promise<Date> => {
      const now = world.now();
      await this.#write(catalogue.worldSchema(id), path);
      return now;
    };
    return exportedWorld(world, { path: this.#newFile(), copy, facts, structure, realTime });
  }

  async import(source: AsyncIterable<Uint8Array>, { id, durable = false }: CopyWorld = {}) {
    const { structure, realTime, adopt } = this.#parts;
    if (id !== undefined) await this.#checkFree(id);
    const template = await this.#emptyFile();
    const path = this.#newFile();
    try {
      const placeOf = ({ world }: WorldFileHeader): string => id ?? world;
      const check = (read: WorldFileHeader): Promise<void> => this.#checkFree(placeOf(read));
      const header = await importFile(source, path, {
        ...{ structure, template, check, changes: importedAs(durable, realTime) },
      });
      return { world: await adopt(placeOf(header), (run) => this.#read(run, path)), header };
    } finally {
      removeDatabase(path);
    }
  }

  async restore(source: AsyncIterable<Uint8Array>) {
    const { structure, server, adopt, replace } = this.#parts;
    const template = await this.#emptyFile();
    const path = this.#newFile();
    try {
      const header = await importFile(source, path, {
        ...{ structure, template, changes: ({ durable }) => ({ durable }) },
        check: ({ world }) => void checkedName(world),
      });
      const { world: id } = header;
      const isThere = await server.using((run) => catalogue.findWorld(run, id));
      const put = isThere ? replace : adopt;
      return { world: await put(id, (run) => this.#read(run, path)), header };
    } finally {
      removeDatabase(path);
    }
  }

  /** Removes what was kept beside the database. */
  close(): void {
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }

  async #snapshot(id: string, name: string): Promise<catalogue.SnapshotRow> {
    const { server, find } = this.#parts;
    await find(id);
    const rows = await server.using((run) => catalogue.snapshotRows(run, id));
    const found = rows.find((row) => row.name === name);
    if (!found) throw new SnapshotNotFound(name);
    return found;
  }

  /** Throws {@link WorldExists}, also for a name that no world can have. */
  async #checkFree(id: string): Promise<void> {
    checkedName(id);
    if (await this.#parts.server.using((run) => catalogue.findWorld(run, id))) throw new WorldExists(id);
  }

  get #files(): string {
    return (this.#folder ??= mkdtempSync(join(tmpdir(), 'magpie-copies-')));
  }

  #newFile(): string {
    return join(this.#files, `${randomUUID()}.sqlite`);
  }

  /** A file that has the tables of a world, made once. */
  async #emptyFile(): Promise<string> {
    const path = join(this.#files, 'empty.sqlite');
    if (existsSync(path)) return path;
    const made = this.#newFile();
    const db = queriesOn(new SqliteFile(made, { durable: false }));
    await migrate(db, this.#parts.structure);
    await db.destroy();
    copyFileSync(made, path);
    removeDatabase(made);
    return path;
  }

  async #writeSide({ world: id, snapshot }: WorldOrSnapshot, path: string): Promise<void> {
    const { find, server, structure } = this.#parts;
    await find(id);
    if (snapshot === null) {
      await this.#write(catalogue.worldSchema(id), path);
      return;
    }
    const { place } = await this.#snapshot(id, snapshot);
    const copy = await server.transaction(async (run) => {
      const made = await catalogue.newPlace(run, 'made');
      await cloneSchema(run, await planOf(run, place), made);
      return made;
    });
    await migrateSchema(server, copy, structure);
    await this.#write(copy, path);
    await server.using((run) => catalogue.dropSchema(run, copy));
  }

  /** Writes a schema into a new file, as it is at one moment. */
  async #write(schema: string, path: string): Promise<void> {
    const { server, structure } = this.#parts;
    copyFileSync(await this.#emptyFile(), path);
    const parts = { server, schema, memory: new Memory(), isFlag: structure.isFlag };
    const file = new SqliteFile(path, { durable: false, isFlag: structure.isFlag });
    try {
      const moment = queriesOnSchema(parts, 'reading').transaction().setIsolationLevel('repeatable read');
      await moment.execute((db) => writeFile(db, file));
    } finally {
      file.close();
    }
  }

  async #read(run: Run, path: string): Promise<string> {
    const { structure, template } = this.#parts;
    const plan = await template(run);
    const place = await catalogue.newPlace(run, 'made');
    const file = new SqliteFile(path, { durable: false, readOnly: true, isFlag: structure.isFlag });
    try {
      await fillSchema(run, plan, place, () => readFile(run, file));
    } finally {
      file.close();
    }
    return place;
  }
}
