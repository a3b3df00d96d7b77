import type { Kysely } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database, Writer } from '../store/database.ts';
import type { WorldState } from './state.ts';
import type { LimiterOptions } from './types.ts';

/** Where the contents of a world are kept. Reads never see uncommitted work. */
export interface WorldStorage {
  readonly writer: Kysely<Database>;
  readonly reader: Kysely<Database>;
  /** What ties it to other replicas; null for contents that only this process has. */
  readonly shared: SharedContents | null;
  /** Keeps the contents at hand while a task is in progress. */
  hold<T>(task: () => Promise<T>): Promise<T>;
  copyTo(place: string): void | Promise<void>;
  /** Puts contents that were made elsewhere in the place of those there are, in one step. */
  put(made: string): void | Promise<void>;
  /** @param over what whoever still uses it is told */
  dispose(over: () => Error): void;
}

/** Contents that several replicas read and write, whose transactions come one after another. */
export interface SharedContents {
  /** The state, when another replica has committed something since the last look; undefined otherwise. */
  look(): Promise<WorldState | undefined>;
  /** Takes nothing for seen any more. */
  unsee(): void;
  /** Whether the transaction in progress has found what another replica has committed since the last look. */
  readonly behind: boolean;
  elsewhere(tables: readonly (keyof Database)[]): number;
  /** A transaction that takes its place among no others. */
  aside(work: (db: Writer) => Promise<void>): Promise<void>;
  /** Runs a task while no other replica moves the clock or does what is due. */
  alone<T>(task: () => Promise<T>): Promise<T>;
  /** Runs a task while no replica runs one of the same name. Throws when its turn does not come within half a minute. */
  inTurn<T>(name: string, task: () => Promise<T>): Promise<T>;
  limiter(options: LimiterOptions): RateLimiterAbstract;
  /** Whether the last transaction of this process has written events. */
  readonly emitted: boolean;
}
