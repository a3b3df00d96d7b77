import { AsyncLocalStorage } from 'node:async_hooks';
import { Clock } from '../clock/index.ts';
import type { ClockState, RealTime } from '../clock/index.ts';
import { settleOutbox } from '../events/outbox.ts';
import type { EventBus, WorldEvents } from '../events/index.ts';
import { UnitsInspected } from '../inspection/units.ts';
import type { Inspector } from '../inspection/inspector.ts';
import { Scheduler } from '../jobs/index.ts';
import type { JobFailure, ScheduledJob, Timer, WorldJobs } from '../jobs/index.ts';
import type { JsonObject } from '../store/columns.ts';
import type { Reader, Writer } from '../store/database.ts';
import { NestedWrite, WorldClosed } from './errors.ts';
import { putInPlace } from './files.ts';
import { Group } from './group.ts';
import { SharedCommits } from './shared-commits.ts';
import { readState, saveClock, saveRandom } from './state.ts';
import type { WorldOrigin, WorldState } from './state.ts';
import type { Storage } from './storage.ts';
import { Mutex } from './mutex.ts';
import type { Consequence, Unit, World } from './types.ts';
import { WorkUnit } from './unit.ts';
import type { Committed, Progress } from './unit.ts';

interface Inside {
  readonly world: OpenWorld;
  live: boolean;
}

const inside = new AsyncLocalStorage<Inside>();

export interface OpenWorldParts {
  readonly id: string;
  readonly storage: Storage;
  readonly state: WorldState;
  readonly drawSeed: string;
  readonly bus: EventBus;
  readonly realTime: RealTime;
  /** What follows from events, by their names; nothing when left out. */
  readonly consequences?: ReadonlyMap<string, readonly Consequence[]>;
  /** What its units are watched by; nothing when left out. */
  readonly inspector?: Inspector;
  /** What it does when its clock passes certain moments; nothing when left out. */
  readonly scheduled?: {
    readonly jobs: readonly ScheduledJob[];
    readonly timer: Timer;
    readonly onFailure: (failure: JobFailure) => void;
  };
}

const nothingScheduled: OpenWorldParts['scheduled'] & object = {
  jobs: [],
  timer: () => () => undefined,
  onFailure: () => undefined,
};

/** A world of this process, over its database file. */
export class OpenWorld implements World {
  readonly id: string;
  readonly durable: boolean;
  readonly seed: number;
  readonly drawSeed: string;
  readonly origin: WorldOrigin;
  readonly createdAt: Date;
  readonly clock: Clock;
  readonly events: WorldEvents;
  readonly #storage: Storage;
  readonly #bus: EventBus;
  readonly #scheduler: Scheduler;
  readonly #mutex = new Mutex();
  readonly #commits: SharedCommits;
  readonly #consequences: ReadonlyMap<string, readonly Consequence[]>;
  readonly #inspected: UnitsInspected;
  readonly #closeTasks: (() => Promise<void>)[] = [];
  #settings: JsonObject;
  #incarnation: string;
  #generation = 0;
  #closed = false;
  /** Whether the outbox may hold events not yet marked as published; after a start it may. */
  #outboxOpen = true;
  /** Of the transaction in progress, or of the last one. */
  #progress: Progress;

  constructor(parts: OpenWorldParts) {
    const { id, storage, state, bus, realTime, consequences = new Map() } = parts;
    this.id = id;
    this.origin = state.origin;
    this.durable = state.origin.durable;
    this.seed = state.origin.seed;
    this.drawSeed = parts.drawSeed;
    this.createdAt = state.createdAt;
    this.#storage = storage;
    this.#bus = bus;
    this.#consequences = consequences;
    this.#inspected = new UnitsInspected(id, parts.inspector);
    this.#settings = state.settings;
    this.#progress = { settings: state.settings, random: state.random };
    this.#incarnation = state.incarnation;
    this.clock = new Clock(state.clock, realTime, (change) => this.#changeClock(change));
    this.#commits = new SharedCommits({
      alone: (task) => this.#exclusively(task),
      transaction: (work) => this.#transaction(work),
      lingers: this.durable,
    });
    this.#scheduler = new Scheduler({
      ...(parts.scheduled ?? nothingScheduled),
      db: () => this.db,
      now: () => this.now().getTime(),
      clock: this.clock,
      write: (at, work) => Group.outside(() => this.#commit(work, at)),
    });
    this.events = { subscribe: (memberId, names) => bus.subscribe(id, memberId, names) };
  }

  get db(): Reader {
    return this.#storage.reader;
  }

  get settings(): JsonObject {
    return this.#settings;
  }

  get jobs(): WorldJobs {
    return this.#scheduler;
  }

  get generation(): number {
    return this.#generation;
  }

  get incarnation(): string {
    return this.#incarnation;
  }

  get closed(): boolean {
    return this.#closed;
  }

  now(): Date {
    return this.clock.now();
  }

  write<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    if (this.#isInside()) return Promise.reject(new NestedWrite(this.id));
    // A state that is over is not to be found by anybody, so what is due comes before everything else.
    if (this.#scheduler.busy) return this.#scheduler.quiet().then(() => this.write(work));
    return this.#commit(work);
  }

  together<T>(task: () => Promise<T>): Promise<T> {
    return Group.run(this, task);
  }

  /** Begins with what is due, and goes on doing it when it becomes due. */
  startJobs(): Promise<void> {
    return this.#scheduler.start();
  }

  onClose(task: () => Promise<void>): void {
    this.#closeTasks.push(task);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    for (const task of this.#closeTasks.splice(0)) await task();
    await this.discard();
  }

  async discard(): Promise<void> {
    if (this.#closed) return;
    this.#scheduler.stop();
    await this.#alone(() => {
      this.#closed = true;
      this.#storage.dispose();
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
   * Replaces the database file while nothing is in progress, and takes over the state of the new one.
   * @param make makes the file that takes its place, and answers where it is
   */
  replace(make: () => Promise<string>): Promise<void> {
    return this.#change(async () => {
      const made = await make();
      // Without a pause: whoever reads would open the old file again and stay with it.
      this.#storage.close();
      putInPlace(made, this.#storage.path, this.durable);
      const state = await readState(this.#storage.reader);
      this.clock.load(state.clock);
      this.#settings = state.settings;
      this.#incarnation = state.incarnation;
      this.#generation += 1;
      this.#outboxOpen = true;
    });
  }

  #changeClock(change: () => ClockState): Promise<void> {
    return this.#change(async () => {
      const before = this.now();
      const next = change();
      await this.#storage.writer.transaction().execute((db) => saveClock(db, next));
      this.clock.load(next);
      this.#inspected.moved(before, this.now());
    });
  }

  /** Makes a change after which other things may be due. */
  #change(task: () => Promise<void>): Promise<void> {
    if (this.#isInside()) return Promise.reject(new NestedWrite(this.id));
    return this.#inspected.moving(() => this.#scheduler.during(() => this.#alone(task)));
  }

  /** @param at when it takes place; now when left out */
  #commit<T>(work: (unit: Unit) => Promise<T>, at?: Date): Promise<T> {
    const piece = (db: Writer) =>
      this.#marked(async () => {
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
    if (this.#isInside()) return Promise.reject(new NestedWrite(this.id));
    this.#commits.seal();
    return this.#exclusively(() => this.#marked(task));
  }

  /** Runs a task while no other of this world's is in progress. */
  #exclusively<T>(task: () => Promise<T>): Promise<T> {
    return this.#mutex.run(async () => {
      if (this.#closed) throw new WorldClosed(this.id);
      return this.#storage.hold(task);
    });
  }

  #isInside(): boolean {
    const outer = inside.getStore();
    return outer?.world === this && outer.live;
  }

  async #marked<T>(work: () => Promise<T>): Promise<T> {
    const mark: Inside = { world: this, live: true };
    try {
      return await inside.run(mark, work);
    } finally {
      mark.live = false;
    }
  }

  async #transaction(work: (db: Writer) => Promise<void>): Promise<void> {
    await this.#storage.writer.transaction().execute(async (db) => {
      if (this.#outboxOpen) await settleOutbox(db, this.now());
      const { settings, random } = await readState(db);
      const progress = { settings, random };
      this.#progress = progress;
      await work(db);
      if (progress.random.draws !== random.draws) await saveRandom(db, progress.random);
    });
    this.#outboxOpen = false;
  }

  #apply({ events, settings }: Committed): void {
    if (settings) this.#settings = settings;
    if (events.length > 0) this.#outboxOpen = true;
    this.#bus.publish(this.id, events);
    this.#scheduler.committed();
  }
}
