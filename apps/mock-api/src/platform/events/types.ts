import type { JsonObject } from '../store/columns.ts';

/** An event to be published once the unit of work is committed. */
export interface EventInput {
  /** Name of the subscription field that carries it. */
  readonly name: string;
  /** Whose event it is, or null for every member's. */
  readonly memberId: string | null;
  /** The subscription field's value. */
  readonly payload: JsonObject;
}

/** A published event. */
export interface WorldEvent extends EventInput {
  readonly id: string;
  readonly at: Date;
}

/** A stream of events; ending the loop or calling `return` stops it and frees its place. */
export interface EventStream extends AsyncIterableIterator<WorldEvent, undefined, undefined> {
  return(): Promise<IteratorResult<WorldEvent, undefined>>;
}

/** A world's events. */
export interface WorldEvents {
  /**
   * Events of these names from now on, in the order of their commits: the member's own and every member's, or with
   * null all of them. A reader that falls 1,000 events behind is ended with {@link SubscriberTooSlow}.
   */
  subscribe(memberId: string | null, names: readonly string[]): EventStream;
}
