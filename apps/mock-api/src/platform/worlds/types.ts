import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RealTime } from '../clock/clock.ts';
import type { WorldClock } from '../clock/types.ts';
import type { EventInput, WorldEvents } from '../events/types.ts';
import type { EntryInput, EntryResult } from '../ledger/types.ts';
import type { WorldJobs } from '../jobs/types.ts';
import type { JsonObject } from '../store/columns.ts';
import type { Database, Reader, Writer } from '../store/database.ts';
import type { WorldDifference } from './compare.ts';
import type { WorldFileHeader } from './world-file.ts';

export interface LimiterOptions {
  readonly keyPrefix: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

export interface World {
  readonly id: string;
  /** True when a commit must survive a power cut. */
  readonly durable: boolean;
  readonly db: Reader;
  readonly seed: number;
  /** What results are drawn from, told to nobody: it follows from the seed and the platform's own secret. */
  readonly drawSeed: string;
  /** When it was made, in real time. */
  readonly createdAt: Date;
  readonly clock: WorldClock;
  readonly events: WorldEvents;
  /** What it does by itself when its clock passes certain moments. */
  readonly jobs: WorldJobs;
  readonly settings: JsonObject;
  /** Grows whenever the world's contents are replaced as a whole (reset, restore), so that caches can tell. */
  readonly generation: number;
  /** Grows when another replica has written one of the tables, so that caches can tell; 0 for ever where there is none. */
  elsewhere(tables: readonly (keyof Database)[]): number;
  /** What counts how often something was done, by the machine's clock, for all replicas together. */
  limiter(options: LimiterOptions): RateLimiterAbstract;
  /** Names the contents between two such replacements, also after a restart; no two worlds share one. */
  readonly incarnation: string;
  /** True once it was closed or deleted for good. */
  readonly closed: boolean;
  now(): Date;
  /**
   * Runs work as one transaction, alone in its world. When the promise resolves the work is committed and its events
   * are published; when the work throws, nothing of it remains. What is due by the clock is done before it. Not to be
   * called inside another unit of the world.
   */
  write<T>(work: (unit: Unit) => Promise<T>): Promise<T>;
  /**
   * Runs a task whose units go on as soon as they have run, without waiting for each other's commit; the task is answered when
   * all of them are committed. Of a crash, units of the task survive up to one of them and none after it. What the task reads
   * outside its units may lack what they have written.
   */
  together<T>(task: () => Promise<T>): Promise<T>;
  /**
   * Runs a task while none of the same name is in progress, here or at another replica, and lets it find what the one before
   * has committed. Not to be called inside another.
   */
  inTurn<T>(name: string, task: () => Promise<T>): Promise<T>;
  /** Whether other replicas serve it too. */
  readonly shared: boolean;
  /**
   * Writes down what is told about the world and happens in nobody's view of it, such as which calls came. In a shared one
   * no unit waits for that, and other replicas are not told.
   */
  writeAside(work: (db: Writer) => Promise<void>): Promise<void>;
  /** Runs a task before the database is closed for good, such as writing out what is buffered. */
  onClose(task: () => Promise<void>): void;
  close(): Promise<void>;
}

export interface Unit {
  readonly db: Writer;
  readonly world: World;
  readonly now: Date;
  /** A new id: the prefix, an underscore and 20 characters from the unit's moment and the world's random source. */
  id(prefix: string): string;
  /** The same from the random source alone, for whom and by what results are drawn: they are the same at any moment. */
  timelessId(prefix: string): string;
  random(): number;
  /** A random whole number from min to max, both included. */
  integer(min: number, max: number): number;
  emit(event: EventInput): void;
  /** Moves money; the only way to do so. */
  post(entry: EntryInput): Promise<EntryResult>;
  setSettings(patch: JsonObject): void;
}

export type Consequence = (unit: Unit, event: EventInput) => Promise<void>;

export type Seed = (unit: Unit) => Promise<void>;

export interface CreateWorld {
  /** Lower-case letters, digits and hyphens, at most 48; made up when left out. */
  readonly id?: string;
  /** Whole number its random source starts from; made from the id when left out. */
  readonly seed?: number;
  /** What its clock shows at first; real time when left out. */
  readonly now?: Date;
  /** True for a clock that stands still. */
  readonly frozen?: boolean;
  /** True for a world whose commits must survive a power cut. */
  readonly durable?: boolean;
}

/** What a copy of a world is to be like. */
export interface CopyWorld {
  /** Made up when left out, or that of the file. */
  readonly id?: string;
  /** True for a world whose commits must survive a power cut. */
  readonly durable?: boolean;
}

/** A world as it is now, or as a snapshot of it was. */
export interface WorldOrSnapshot {
  readonly world: string;
  /** Null for the world itself. */
  readonly snapshot: string | null;
}

/** A world on its way out as one file. */
export interface ExportedWorld {
  readonly header: WorldFileHeader;
  /** What comes before its contents. */
  readonly head: string;
  /** Until they are disposed of. */
  readonly contents: () => AsyncIterable<Uint8Array>;
  readonly dispose: () => void;
}

export interface ImportedWorld {
  readonly world: World;
  readonly header: WorldFileHeader;
}

export interface WorldCopies {
  /** Makes another world that goes on from the present state of this one. Throws {@link WorldExists}. */
  fork(id: string, copy?: CopyWorld): Promise<World>;
  /** Removes a snapshot. Throws {@link SnapshotNotFound}. */
  deleteSnapshot(id: string, name: string): Promise<void>;
  /** What differs, of each kind of thing at most so many rows. Throws {@link SnapshotNotFound}. */
  compare(
    sides: readonly [WorldOrSnapshot, WorldOrSnapshot],
    rows: number,
  ): Promise<readonly WorldDifference[]>;
  /** @param facts what the file is to tell beside what follows from the world */
  export(id: string, facts: Pick<WorldFileHeader, 'version' | 'moment'>): Promise<ExportedWorld>;
  /**
   * Makes a world of the file of one, at the time that its clock showed. Throws {@link WorldExists}, or a Refusal for a file
   * that is not taken.
   */
  import(source: AsyncIterable<Uint8Array>, copy?: CopyWorld): Promise<ImportedWorld>;
  /**
   * Puts a world back to its file, also one that is gone: the same id, durable as it was, its clock gone on meanwhile. Throws a
   * Refusal for a file that is not taken.
   */
  restore(source: AsyncIterable<Uint8Array>): Promise<ImportedWorld>;
}

export interface KeptMoment {
  readonly name: string;
  readonly header: WorldFileHeader;
}

/** Worlds that are kept with a person and a page, under names, for whoever opens them. */
export interface WorldMoments {
  /** Keeps the present state of a world, replacing a moment of that name. */
  keep(name: string, world: string, facts: Pick<WorldFileHeader, 'version' | 'moment'>): Promise<KeptMoment>;
  /** Keeps what comes as a file. Throws a Refusal for a file that is not taken. */
  receive(name: string, source: AsyncIterable<Uint8Array>): Promise<KeptMoment>;
  /** Newest first. */
  list(): Promise<readonly KeptMoment[]>;
  /** Makes a world that goes on from a moment. Throws a Refusal for an unknown one. */
  open(name: string): Promise<{ readonly world: World; readonly moment: KeptMoment }>;
  file(name: string): Promise<ExportedWorld>;
  delete(name: string): Promise<void>;
}

export interface WorldSnapshot {
  readonly name: string;
  readonly now: Date;
  /** When it was taken, in real time. */
  readonly createdAt: Date;
}

export interface WorldRegistry {
  readonly copies: WorldCopies;
  readonly moments: WorldMoments;
  /** Whatever the clocks of worlds show. */
  readonly realTime: RealTime;
  /** Whether other replicas serve its worlds too. */
  readonly shared: boolean;
  /** The world of that id. Throws {@link WorldNotFound}. */
  get(id: string): Promise<World>;
  /** Makes a world from the template. Throws {@link WorldExists} and {@link InvalidWorldName}. */
  create(input?: CreateWorld): Promise<World>;
  /** The world of that id, made from the template when there is none. */
  ensure(id: string, input?: Omit<CreateWorld, 'id'>): Promise<World>;
  reset(id: string): Promise<World>;
  /** Removes the world, its file and its snapshots. */
  delete(id: string): Promise<void>;
  /** Keeps a copy of the world under a name, replacing an earlier one. */
  snapshot(id: string, name: string): Promise<WorldSnapshot>;
  /** The world's copies, newest first. */
  snapshots(id: string): Promise<readonly WorldSnapshot[]>;
  /** Puts the world back to a copy kept earlier. Throws {@link SnapshotNotFound}. */
  restore(id: string, name: string): Promise<World>;
  /** Ids of all worlds, in order. */
  list(): Promise<readonly string[]>;
  /** The stored worlds whose contents pass, opened one by one. One of an older structure passes none. */
  where(test: (db: Reader) => Promise<boolean>): AsyncIterable<World>;
  /** Runs after a world's clock was moved or set going, with the world at its new time. */
  onAdvance(listener: (world: World) => Promise<void>): void;
  /**
   * Runs in the unit of work that emits an event of that name, after its own work: both are committed, or neither. In a
   * world of this registry only; the template has no consequences.
   */
  onEvent(name: string, consequence: Consequence): void;
  /** Runs after a world's contents were replaced as a whole or removed, so that its sockets can be closed. */
  onReplace(listener: (worldId: string) => void): void;
  /** How many jobs of the open worlds are due and not done. */
  lateJobs(): Promise<number>;
  /** Lets the worlds do what is due, those that are open and those that will be: when they are opened, and from then on. */
  startJobs(): Promise<void>;
  close(): Promise<void>;
}
