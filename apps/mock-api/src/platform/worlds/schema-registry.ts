import { randomUUID } from 'node:crypto';
import type { Reader } from '../store/database.ts';
import * as catalogue from '../store/postgres/catalogue.ts';
import { Notices } from '../store/postgres/notices.ts';
import type { Borrowed } from '../store/postgres/server.ts';
import { PostgresServer } from '../store/postgres/server.ts';
import { asUnavailable } from './database-unavailable.ts';
import { WorldExists, WorldNotFound } from './errors.ts';
import { checkedName } from './files.ts';
import { KeptMoments } from './moments.ts';
import type { RegistryOptions } from './registry-options.ts';
import { SchemaSnapshots } from './schema-snapshots.ts';
import { SchemaContents } from './schema-contents.ts';
import { SchemaCopies } from './schema-copies.ts';
import { SchemaMoments } from './schema-moments.ts';
import { ensureSchemaTemplate } from './schema-template.ts';
import { SchemaStorage } from './schema-storage.ts';
import { readState } from './state.ts';
import type { CreateWorld, World, WorldRegistry, WorldSnapshot } from './types.ts';
import { originOf, RegistryWorlds } from './registry-worlds.ts';
import type { OpenWorld } from './world.ts';

interface Notice {
  readonly world: string;
  /** The replica that tells it. */
  readonly by: string;
}

/** The worlds of one database of PostgreSQL, which other replicas serve too. */
export class SchemaWorldRegistry extends RegistryWorlds implements WorldRegistry {
  readonly copies: SchemaCopies;
  readonly moments: KeptMoments;
  readonly shared = true;
  readonly #options: RegistryOptions;
  readonly #server: PostgresServer;
  readonly #replica = randomUUID();
  readonly #notices: Notices;
  readonly #snapshots: SchemaSnapshots;
  readonly #contents: SchemaContents;

  private constructor(server: PostgresServer, template: string, options: RegistryOptions) {
    super(options);
    this.#server = server;
    this.#options = options;
    const { structure } = options;
    const usual = { server, structure, realTime: this.realTime };
    this.#snapshots = new SchemaSnapshots(usual);
    this.#contents = new SchemaContents({ ...usual, template });
    this.copies = new SchemaCopies({
      ...usual,
      find: (id) => this.#find(id),
      adopt: (id, make) => this.mutex.run(() => this.#adopt(id, make)),
      replace: (id, make) => this.#replace(id, make),
      template: (run) => this.#contents.plan(run),
    });
    this.moments = new KeptMoments(new SchemaMoments(server), structure, this.copies);
    this.#notices = new Notices(server.url, {
      heard: (payload) => {
        this.#heard(JSON.parse(payload) as Notice);
      },
      missed: () => {
        for (const id of this.worlds.keys()) this.#follow(id);
      },
    });
  }

  /** Opens a database; builds the seeded template unless a good one is there. */
  static async open(url: string, options: RegistryOptions): Promise<SchemaWorldRegistry> {
    const server = new PostgresServer(url);
    try {
      await catalogue.prepareDatabase(server);
      const template = await ensureSchemaTemplate(server, options);
      const registry = new SchemaWorldRegistry(server, template, options);
      await registry.#notices.open();
      return registry;
    } catch (error) {
      await server.close();
      throw asUnavailable(url, error);
    }
  }

  get(id: string): Promise<World> {
    return this.#find(id);
  }

  create(input: CreateWorld = {}): Promise<World> {
    return this.mutex.run(() => this.#create(input));
  }

  ensure(id: string, input: Omit<CreateWorld, 'id'> = {}): Promise<World> {
    return this.mutex.run(async () => {
      const known = await this.#known(id);
      if (known) return known;
      try {
        return await this.#create({ ...input, id });
      } catch (error) {
        // Another replica was faster.
        const theirs = error instanceof WorldExists ? await this.#known(id) : undefined;
        if (theirs) return theirs;
        throw error;
      }
    });
  }

  async reset(id: string): Promise<World> {
    const { origin } = await this.#find(id);
    return this.#replace(id, (run) => this.#contents.make(run, origin));
  }

  async delete(id: string): Promise<void> {
    await this.mutex.run(async () => {
      const world = await this.#known(id);
      if (!world) throw new WorldNotFound(id);
      await world.discard(() => new WorldNotFound(id));
      this.worlds.delete(id);
      await this.#contents.remove(id, this.#noticeOf(id));
    });
    this.listeners.replaced(id);
  }

  async snapshot(id: string, name: string): Promise<WorldSnapshot> {
    checkedName(name);
    return this.#snapshots.take(await this.#find(id), name);
  }

  async snapshots(id: string): Promise<readonly WorldSnapshot[]> {
    await this.#find(id);
    return this.#snapshots.of(id);
  }

  async restore(id: string, name: string): Promise<World> {
    checkedName(name);
    const world = await this.#find(id);
    await this.#snapshots.restore(world, name);
    this.listeners.replaced(id);
    return world;
  }

  list(): Promise<readonly string[]> {
    return this.#server.using(catalogue.worldIds);
  }

  async *where(test: (db: Reader) => Promise<boolean>): AsyncGenerator<World> {
    for (const id of await this.list()) {
      const passes = await this.#contents.passes(id, test);
      const world = passes ? await this.#find(id).catch(() => undefined) : undefined;
      if (world) yield world;
    }
  }

  close(): Promise<void> {
    return this.mutex.run(async () => {
      await this.#notices.close();
      this.copies.close();
      await this.closeAll();
      await this.#server.close();
    });
  }

  async #find(id: string): Promise<OpenWorld> {
    const open = this.worlds.get(id);
    if (open && (await this.#isCurrent(open))) return open;
    const known = await this.mutex.run(() => this.#known(id));
    if (!known) throw new WorldNotFound(id);
    return known;
  }

  /** The world of that id as it is now, opened when this process has not used it yet; undefined when there is none. */
  async #known(id: string): Promise<OpenWorld | undefined> {
    const open = this.worlds.get(id);
    if (open && (await this.#isCurrent(open))) return open;
    checkedName(id);
    const row = await this.#server.using((run) => catalogue.findWorld(run, id));
    if (!row) return undefined;
    const { structure } = this.#options;
    if (row.structure !== structure.fingerprint) await this.#contents.upgrade(id, this.#noticeOf(id));
    return this.#open(id);
  }

  /** Takes in what others have done in a world; forgets it when it is gone. */
  async #isCurrent(world: OpenWorld): Promise<boolean> {
    try {
      await world.refresh();
      return true;
    } catch (error) {
      if (!(error instanceof WorldNotFound)) throw error;
      await this.#forget(world);
      return false;
    }
  }

  async #forget(world: OpenWorld): Promise<void> {
    if (this.worlds.get(world.id) !== world) return;
    this.worlds.delete(world.id);
    await world.discard(() => new WorldNotFound(world.id));
    this.listeners.replaced(world.id);
  }

  #create(input: CreateWorld): Promise<OpenWorld> {
    const { id, origin } = originOf(input);
    return this.#adopt(id, (run) => this.#contents.make(run, origin));
  }

  async #replace(id: string, make: (run: Borrowed['run']) => Promise<string>): Promise<OpenWorld> {
    const world = await this.#find(id);
    await world.replace(() => catalogue.structuring(this.#server, make));
    this.listeners.replaced(id);
    return world;
  }

  /** Makes a world of a schema. */
  async #adopt(id: string, make: (run: Borrowed['run']) => Promise<string>): Promise<OpenWorld> {
    checkedName(id);
    await catalogue.structuring(this.#server, async (run) => {
      if (await catalogue.findWorld(run, id)) throw new WorldExists(id);
      await catalogue.addWorld(run, id, this.#options.structure.fingerprint);
      await catalogue.renameSchema(run, await make(run), catalogue.worldSchema(id));
    });
    return this.#open(id);
  }

  async #open(id: string): Promise<OpenWorld> {
    const row = await this.#server.using((run) => catalogue.findWorld(run, id));
    if (!row) throw new WorldNotFound(id);
    const { structure } = this.#options;
    const parts = { server: this.#server, id, structure, notice: this.#noticeOf(id), seen: row.changes };
    const state = await readState(new SchemaStorage({ ...parts, durable: false }).reader);
    return this.opened({
      id,
      storage: new SchemaStorage({ ...parts, durable: state.origin.durable }),
      state,
      onReplaced: () => {
        this.listeners.replaced(id);
      },
    });
  }

  #noticeOf(world: string): string {
    return JSON.stringify({ world, by: this.#replica } satisfies Notice);
  }

  #heard({ world, by }: Notice): void {
    if (by !== this.#replica) this.#follow(world);
  }

  #follow(id: string): void {
    const world = this.worlds.get(id);
    if (!world) return;
    this.#isCurrent(world).catch((error: unknown) => {
      if (!world.closed) this.#options.onJobFailure?.(id, { work: null, error });
    });
  }
}
