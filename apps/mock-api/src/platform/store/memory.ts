import { anything, Versions } from './written.ts';
import type { Effect } from './written.ts';

/** Values of one kind that are kept, so that a world of many members does not keep them all. */
const MOST = 5_000;

export interface Kept<Value> {
  /** What was written when it was read. */
  readonly stamp: number;
  readonly value: Value;
}

/** What a connection remembers of what it has read, and what it knows of what was written since. */
export class Memory {
  readonly #versions = new Versions();
  readonly #elsewhere = new Versions();
  readonly #kept = new Map<object, Map<string, Kept<unknown>>>();
  readonly #onCommit: (names: ReadonlySet<string>) => void;
  /** Written in the transaction in progress. */
  #pending = new Set<string>();

  /** @param onCommit is told what the connection has committed */
  constructor(onCommit: (names: ReadonlySet<string>) => void = () => undefined) {
    this.#onCommit = onCommit;
  }

  stampOf(names: readonly string[]): number {
    return this.#versions.stampOf(names);
  }

  find<Value>(kind: object, key: string): Kept<Value> | undefined {
    return this.#kept.get(kind)?.get(key) as Kept<Value> | undefined;
  }

  keep(kind: object, key: string, value: Kept<unknown>): void {
    const values = this.#kept.get(kind) ?? new Map<string, Kept<unknown>>();
    if (values.size >= MOST) values.clear();
    this.#kept.set(kind, values.set(key, value));
  }

  /** Runs what changes something or ends a part of a transaction. @param open whether a transaction is in progress */
  run<Result>(effect: Effect, open: () => boolean, statement: () => Result): Result {
    try {
      return statement();
    } catch (error) {
      // SQLite may have taken the whole transaction back.
      this.#versions.wrote(this.#pending);
      throw error;
    } finally {
      this.note(effect);
      if (!open()) this.leave();
    }
  }

  /** What the transaction in progress has written. */
  get pending(): ReadonlySet<string> {
    return this.#pending;
  }

  /** Others have written this. */
  told(names: Iterable<string>): void {
    this.#versions.wrote(names);
  }

  /** Another replica has written this. */
  toldOfElsewhere(names: readonly string[]): void {
    this.#versions.wrote(names);
    this.#elsewhere.wrote(names);
  }

  /** Differs from an earlier answer when another replica has written any of the names since. */
  stampOfElsewhere(names: readonly string[]): number {
    return this.#elsewhere.stampOf(names);
  }

  /** Nothing that was read is known any more. */
  forget(): void {
    this.#versions.wrote([anything]);
    this.#kept.clear();
    this.#pending.clear();
  }

  /** Takes in what a statement may have changed. */
  note({ names, of }: Effect): void {
    for (const name of names) this.#pending.add(name);
    this.#versions.wrote(of === 'UNDOING' ? this.#pending : names);
  }

  /** Ends a transaction. */
  leave(): void {
    if (this.#pending.size === 0) return;
    const names = this.#pending;
    this.#pending = new Set();
    this.#onCommit(names);
  }
}

/** Whether a statement need not be noted. */
export const isQuery = (effect: Effect): boolean => effect.of === 'DATA' && effect.names.length === 0;
