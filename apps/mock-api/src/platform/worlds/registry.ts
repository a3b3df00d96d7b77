import { setImmediate } from 'node:timers/promises';
import type { Reader } from '../store/database.ts';
import { queriesOn } from '../store/dialect.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import type { Structure } from '../store/structure.ts';
import { WorldExists, WorldNotFound } from './errors.ts';
import { checkedName, putInPlace, removeDatabase, WorldFiles } from './files.ts';
import { FileCopies } from './copies.ts';
import { OpenFiles } from './open-files.ts';
import type { RegistryOptions } from './registry-options.ts';
import { removeSnapshots, restoreSnapshot, snapshotsOf, takeSnapshot } from './snapshots.ts';
import { stampWorld } from './stamp.ts';
import { readState } from './state.ts';
import type { WorldOrigin, WorldState } from './state.ts';
import { Storage } from './storage.ts';
import { ensureTemplate, upgradeFile } from './template.ts';
import { MomentFolder } from './moment-folder.ts';
import { KeptMoments } from './moments.ts';
import type { CreateWorld, World, WorldRegistry, WorldSnapshot } from './types.ts';
import { originOf, RegistryWorlds } from './registry-worlds.ts';
import type { OpenWorld } from './world.ts';

const OPEN_WORLDS = 64;

async function lookInto<T>(
  path: string,
  { isFlag }: Structure,
  read: (db: Reader) => Promise<T>,
): Promise<T> {
  const db = queriesOn(new SqliteFile(path, { durable: false, readOnly: true, isFlag }));
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}

/** The worlds of one data folder, in one process. */
export class FileWorldRegistry extends RegistryWorlds implements WorldRegistry {
  readonly copies: FileCopies;
  readonly moments: KeptMoments;
  readonly shared = false;
  readonly #files: WorldFiles;
  readonly #template: string;
  readonly #structure: Structure;
  readonly #openFiles: OpenFiles;
  #closed = false;

  private constructor(files: WorldFiles, template: string, options: RegistryOptions) {
    super(options);
    const { openWorlds, structure } = options;
    this.#files = files;
    this.#structure = structure;
    this.#template = template;
    this.#openFiles = new OpenFiles(openWorlds ?? OPEN_WORLDS);
    this.copies = new FileCopies({
      ...{ files, structure, template, realTime: this.realTime },
      find: (id) => this.#find(id),
      replace: (id, path) => this.#replace(id, () => Promise.resolve(path)),
      adopt: (id, path, durable) => this.mutex.run(() => this.#adopt(id, path, durable)),
    });
    this.moments = new KeptMoments(new MomentFolder(options.dataDir), structure, this.copies);
  }

  /** Opens a data folder; builds the seeded template unless a good one is there. */
  static async open(options: RegistryOptions): Promise<FileWorldRegistry> {
    const files = new WorldFiles(options.dataDir);
    return new FileWorldRegistry(files, await ensureTemplate(files, options), options);
  }

  get(id: string): Promise<World> {
    return this.#find(id);
  }

  create(input: CreateWorld = {}): Promise<World> {
    return this.mutex.run(() => this.#create(input));
  }

  ensure(id: string, input: Omit<CreateWorld, 'id'> = {}): Promise<World> {
    return this.mutex.run(async () => (await this.#known(id)) ?? (await this.#create({ ...input, id })));
  }

  async reset(id: string): Promise<World> {
    const { origin } = await this.#find(id);
    return this.#replace(id, async () => (await this.#stamp(id, origin)).path);
  }

  async delete(id: string): Promise<void> {
    await this.mutex.run(async () => {
      const world = await this.#known(id);
      if (!world) throw new WorldNotFound(id);
      await world.discard(() => new WorldNotFound(id));
      this.worlds.delete(id);
      removeDatabase(this.#files.world(id));
      removeSnapshots(this.#files, id);
    });
    this.listeners.replaced(id);
  }

  async snapshot(id: string, name: string): Promise<WorldSnapshot> {
    checkedName(name);
    return takeSnapshot(this.#files, await this.#find(id), name, new Date(this.realTime()));
  }

  async snapshots(id: string): Promise<readonly WorldSnapshot[]> {
    await this.#find(id);
    return snapshotsOf(this.#files, id);
  }

  async restore(id: string, name: string): Promise<World> {
    checkedName(name);
    const world = await this.#find(id);
    await restoreSnapshot({ files: this.#files, structure: this.#structure }, world, name);
    this.listeners.replaced(id);
    return world;
  }

  list(): Promise<readonly string[]> {
    return Promise.resolve(this.#files.ids());
  }

  async *where(test: (db: Reader) => Promise<boolean>): AsyncGenerator<World> {
    for (const id of this.#files.ids()) {
      const world = await this.mutex.run(() => this.#knownIf(id, test));
      if (world) yield world;
      else await setImmediate();
    }
  }

  close(): Promise<void> {
    return this.mutex.run(async () => {
      this.#closed = true;
      await this.closeAll();
    });
  }

  async #find(id: string): Promise<OpenWorld> {
    const open = this.worlds.get(id);
    if (open) return open;
    const known = await this.mutex.run(() => this.#known(id));
    if (!known) throw new WorldNotFound(id);
    return known;
  }

  /** The world of that id, opened when this process has not used it yet; undefined when there is none. */
  async #known(id: string): Promise<OpenWorld | undefined> {
    const open = this.worlds.get(id);
    if (open || !this.#files.exists(checkedName(id))) return open;
    await upgradeFile(this.#files.world(id), this.#structure);
    return this.#open(id, await lookInto(this.#files.world(id), this.#structure, readState));
  }

  async #knownIf(id: string, test: (db: Reader) => Promise<boolean>): Promise<OpenWorld | undefined> {
    if (this.#closed || !this.#files.exists(id)) return undefined;
    const passes = await lookInto(this.#files.world(id), this.#structure, test).catch(() => false);
    return passes ? this.#known(id) : undefined;
  }

  async #create(input: CreateWorld): Promise<OpenWorld> {
    const { id, origin } = originOf(input);
    if (this.#files.exists(id)) throw new WorldExists(id);
    const { path, state } = await this.#stamp(id, origin);
    putInPlace(path, this.#files.world(id), origin.durable);
    return this.#open(id, state);
  }

  /** Gives a finished file its place as a world. */
  async #adopt(id: string, path: string, durable: boolean): Promise<OpenWorld> {
    if (this.#files.exists(id)) throw new WorldExists(id);
    const state = await lookInto(path, this.#structure, readState);
    putInPlace(path, this.#files.world(id), durable);
    return this.#open(id, state);
  }

  async #replace(id: string, make: () => Promise<string>): Promise<OpenWorld> {
    const world = await this.#find(id);
    await world.replace(make);
    this.listeners.replaced(id);
    return world;
  }

  /** Makes a new file of a world, which is still to be put in its place. */
  async #stamp(
    id: string,
    origin: WorldOrigin,
  ): Promise<{ readonly path: string; readonly state: WorldState }> {
    const path = this.#files.unfinished(`world-${id}`);
    const stamp = { origin, structure: this.#structure, realTime: this.realTime };
    return { path, state: await stampWorld(this.#template, path, stamp) };
  }

  #open(id: string, state: WorldState): Promise<OpenWorld> {
    const path = this.#files.world(id);
    const storage = new Storage(
      path,
      { durable: state.origin.durable, isFlag: this.#structure.isFlag },
      this.#openFiles,
    );
    return this.opened({ id, storage, state });
  }
}
