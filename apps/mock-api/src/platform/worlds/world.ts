import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Clock, type ClockState } from '../clock/index.ts';
import { settleOutbox } from '../events/outbox.ts';
import type { EventBus, WorldEvents } from '../events/index.ts';
import { UnitsInspected } from '../inspection/units.ts';
import { Scheduler, type WorldJobs } from '../jobs/index.ts';
import type { JsonObject } from '../store/columns.ts';
import { jsonText } from '../store/values.ts';
import type { Database, Reader, Writer } from '../store/database.ts';
import { NestedWrite, WorldClosed } from './errors.ts';
import { OutboxFeed } from '../events/outbox-feed.ts';
import { Following, saveMove } from './following.ts';
import { Group } from './group.ts';
import { isInside, marked } from './inside.ts';
import { SharedCommits } from './shared-commits.ts';
import { readState, saveRandom, type WorldOrigin, type WorldState } from './state.ts';
import { nothingScheduled, type OpenWorldParts } from './world-parts.ts';
import type { SharedContents, WorldStorage } from './world-storage.ts';
import { Mutex } from './mutex.ts';
import { Turns } from './turns.ts';
import type { Consequence, LimiterOptions, Unit, World } from './types.ts';
import { WorkUnit, type Committed, type Progress } from './unit.ts';

/** A world of this process, over its contents. */
export class OpenWorld implements World {
  readonly id: string;
  readonly durable: boolean;
  readonly shared: boolean;
  readonly seed: number;
  readonly drawSeed: string;
  readonly origin: WorldOrigin;
  readonly createdAt: Date;
  readonly clock: Clock;
  readonly events: WorldEvents;
  readonly jobs: WorldJobs;
  readonly #storage: WorldStorage;
  readonly #bus: EventBus;
  /** Of a world of several replicas. */
  readonly #following: Following | null;
  readonly #scheduler: Scheduler;
  readonly #mutex = new Mutex();
  readonly #turns: Turns;
  readonly #commits: SharedCommits;
  readonly #consequences: ReadonlyMap<string, readonly Consequence[]>;
  readonly #inspected: UnitsInspected;
  readonly #closeTasks: (() => Promise<void>)[] = [];
  #settings: JsonObject;
  #incarnation: string;
  #generation = 0;
  /** What whoever still uses it is told once it is over. */
  #over: (() => Error) | null = null;
  /** Whether the outbox may hold events not yet marked as published; after a start it may. */
  #outboxOpen = true;
  /** Of the transaction in progress, or of the last one. */
  #progress: Progress;

  constructor(parts: OpenWorldParts) {
    const { id, storage, state, bus, realTime, consequences = new Map() } = parts;
    this.id = id;
    this.origin = state.origin;
    this.durable = state.origin.durable;
    this.shared = storage.shared !== null;
    this.seed = state.origin.seed;
    this.drawSeed = parts.drawSeed;
    this.createdAt = state.createdAt;
    this.#storage = storage;
    this.#bus = bus;
    this.#consequences = consequences;
    this.#turns = new Turns({ shared: storage.shared, refresh: () => this.refresh() });
    this.#inspected = new UnitsInspected(id, parts.inspector);
    this.#settings = state.settings;
    this.#progress = { settings: state.settings, random: state.random };
    this.#incarnation = state.incarnation;
    this.clock = new Clock(state.clock, realTime, (change) => this.#changeClock(change));
    this.#commits = new SharedCommits({
      alone: (task) => this.#exclusively(task),
      transaction: (work) => this.#transaction(work),
      lingers: this.durable || this.shared,
      settled: () => this.#scheduler.settled(),
    });
    this.#scheduler = new Scheduler({
      ...(parts.scheduled ?? nothingScheduled),
      db: () => this.db,
      now: () => this.now().getTime(),
      clock: this.clock,
      shared: storage.shared,
      write: (at, work) => Group.outside(() => this.#commit(work, at)),
    });
    this.jobs = this.#scheduler;
    this.#following = storage.shared && this.#followingOf(parts, storage.shared);
    this.events = { subscribe: (memberId, names) => bus.subscribe(id, memberId, names) };
  }

  get db(): Reader {
    return this.#storage.reader;
  }

  get settings(): JsonObject {
    return this.#settings;
  }

  get generation(): number {
    return this.#generation;
  }

  elsewhere(tables: readonly (keyof Database)[]): number {
    return this.#storage.shared?.elsewhere(tables) ?? 0;
  }

  limiter(options: LimiterOptions): RateLimiterAbstract {
    return this.#storage.shared?.limiter(options) ?? new RateLimiterMemory(options);
  }

  get incarnation(): string {
    return this.#incarnation;
  }

  get closed(): boolean {
    return this.#over !== null;
  }

  now(): Date {
    return this.clock.now();
  }

  write<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    if (isInside(this)) return Promise.reject(new NestedWrite(this.id));
    // A state that is over is not to be found by anybody, so what is due comes before everything else.
    if (this.#scheduler.busy) return this.#scheduler.quiet().then(() => this.write(work));
    return this.#commit(work);
  }

  writeAside(work: (db: Writer) => Promise<void>): Promise<void> {
    return this.#storage.shared?.aside(work) ?? this.write(({ db }) => work(db));
  }

  together<T>(task: () => Promise<T>): Promise<T> {
    return Group.run(this, task);
  }

  inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
    return this.#turns.run(name, task);
  }

  /** Begins with what is due, and goes on doing it when it becomes due. */
  startJobs(): Promise<void> {
    return this.#inspected.moving(() => this.#scheduler.start());
  }

  /** Hands on, from now on, the events that other replicas commit. */
  async startFeed(): Promise<void> {
    await this.#following?.start(this.db);
  }

  onClose(task: () => Promise<void>): void {
    this.#closeTasks.push(task);
  }

  async close(): Promise<void> {
    if (this.#over) return;
    for (const task of this.#closeTasks.splice(0)) await task();
    await this.discard(() => new WorldClosed(this.id));
  }

  async discard(over: () => Error): Promise<void> {
    if (this.#over) return;
    this.#scheduler.stop();
    await this.#alone(() => {
      this.#over = over;
      this.#storage.dispose(over);
      return Promise.resolve();
    });
    this.#bus.endWorld(this.id);
  }

  copyTo(path: string): Promise<Date> {
    return this.#alone(async () => {
      const now = this.now();
      await this.#storage.copyTo(path);
      return now;
    });
  }

  /**
   * Replaces the contents while nothing is in progress, and takes over the state of the new ones.
   * @param make makes what takes their place, and answers where it is
   */
  replace(make: () => Promise<string>): Promise<void> {
    return this.#change(async () => {
      await this.#storage.put(await make());
      await this.#takeOver(this.db, await readState(this.db));
    });
  }

  /** Takes over what other replicas have committed, and hands its events on. */
  async refresh(): Promise<void> {
    await this.#following?.look(this.db);
  }

  async #takeOver(db: Reader, { clock, settings, incarnation }: WorldState): Promise<void> {
    await this.#following?.start(db);
    this.clock.load(clock);
    this.#settings = settings;
    this.#incarnation = incarnation;
    this.#generation += 1;
    this.#outboxOpen = true;
  }

  #followingOf(
    { scheduled, onReplaced = () => undefined }: OpenWorldParts,
    shared: SharedContents,
  ): Following {
    return new Following({
      ...{ id: this.id, seed: this.seed, shared },
      clock: this.clock,
      scheduler: this.#scheduler,
      incarnation: () => this.#incarnation,
      takeOver: (db, state) => this.#takeOver(db, state),
      takeSettings: (settings) => {
        if (jsonText(settings) !== jsonText(this.#settings)) this.#settings = settings;
      },
      onReplaced,
      onFailure: (error) => scheduled?.onFailure({ work: null, error }),
      feed: new OutboxFeed(this.#storage.reader, this.#bus, this.id),
    });
  }

  #changeClock(change: () => ClockState): Promise<void> {
    return this.#change(async () => {
      await this.refresh();
      const move = () => ({ before: this.now(), next: change() });
      const { before, next } = await saveMove(this.#storage.writer, this.#following, move);
      this.clock.load(next);
      this.#inspected.moved(before, this.now());
    });
  }

  /** Makes a change after which other things may be due. */
  #change(task: () => Promise<void>): Promise<void> {
    if (isInside(this)) return Promise.reject(new NestedWrite(this.id));
    return this.#inspected.moving(() => this.#scheduler.during(() => this.#alone(task)));
  }

  /** @param at when it takes place; now when left out */
  #commit<T>(work: (unit: Unit) => Promise<T>, at?: Date): Promise<T> {
    const piece = (db: Writer) =>
      marked(this, async () => {
        const now = at ?? this.now();
        const noted = this.#inspected.begin(db, now, at !== undefined);
        const unit = new WorkUnit(noted?.db ?? db, this, { progress: this.#progress, now });
        const result = await work(unit);
        const committed = await unit.finish(this.#consequences);
        const tell = await noted?.ask();
        const whenCommitted = () => {
          this.#apply(committed);
          tell?.();
        };
        // Settings are read as committed, also by the unit that comes next.
        return { result, whenCommitted, last: committed.settings !== undefined };
      });
    const group = Group.at(this);
    return group ? group.begin(this.#commits, piece) : this.#commits.add(piece);
  }

  /** Runs a task after what was asked for before it, and before what comes later. */
  #alone<T>(task: () => Promise<T>): Promise<T> {
    if (isInside(this)) return Promise.reject(new NestedWrite(this.id));
    this.#commits.seal();
    return this.#exclusively(() => marked(this, task));
  }

  /** Runs a task while no other of this world's is in progress. */
  #exclusively<T>(task: () => Promise<T>): Promise<T> {
    return this.#mutex.run(async () => {
      if (this.#over) throw this.#over();
      return this.#storage.hold(task);
    });
  }

  async #transaction(work: (db: Writer) => Promise<void>): Promise<void> {
    await this.#storage.writer.transaction().execute(async (db) => {
      if (this.#outboxOpen) await settleOutbox(db, this.now());
      const state = await readState(db);
      await this.#following?.begun(db, state);
      const progress = { settings: state.settings, random: state.random };
      this.#progress = progress;
      await work(db);
      if (progress.random.draws !== state.random.draws) await saveRandom(db, progress.random);
    });
    this.#outboxOpen = false;
    await this.#following?.committed();
  }

  #apply({ events, settings }: Committed): void {
    if (settings) this.#settings = settings;
    if (events.length > 0) this.#outboxOpen = true;
    if (!this.#following) this.#bus.publish(this.id, events);
    this.#scheduler.committed();
  }
}
