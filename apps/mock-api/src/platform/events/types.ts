import type { JsonObject } from '../store/columns.ts';

export interface EventInput {
  readonly name: string;
  /** Whose event it is, or null for every member's. */
  readonly memberId: string | null;
  readonly payload: JsonObject;
}

export interface WorldEvent extends EventInput {
  readonly id: string;
  /** Its number in the outbox: those of a world grow in the order of their commits, whatever its clock says. */
  readonly seq: number;
  readonly at: Date;
}

export interface EventStream extends AsyncIterableIterator<WorldEvent, undefined, undefined> {
  return(): Promise<IteratorResult<WorldEvent, undefined>>;
}

export interface WorldEvents {
  /**
   * Events of these names from now on, in the order of their commits: the member's own and every member's, or with
   * null all of them. A reader that falls 1,000 events behind is ended with {@link SubscriberTooSlow}.
   */
  subscribe(memberId: string | null, names: readonly string[]): EventStream;
}
