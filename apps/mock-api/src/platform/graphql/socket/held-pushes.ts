import { setTimeout as wait } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';

/** What is sent instead of a push, in its order; AFTER_NEXT for a push that the next one overtakes. */
export type StruckPush = readonly ExecutionResult[] | { readonly afterNext: ExecutionResult };

/** Lets a planned fault strike a push; null, at once, where none is planned in its world. */
export type StrikePush = (answer: ExecutionResult) => Promise<StruckPush> | null;

type Event = IteratorResult<unknown>;

/** How long a push waits for the one that is to overtake it, in milliseconds. */
const LONGEST_WAIT_MS = 2_000;

/** The pushes of a subscription that faults have made wait for their turn. */
export function heldPushes(pull: () => Promise<Event>) {
  const ready: ExecutionResult[] = [];
  let later: ExecutionResult | null = null;
  let pulled: Promise<Event> | null = null;

  function release(): void {
    if (later) ready.push(later);
    later = null;
  }

  async function nextOrNone(): Promise<Event | 'NONE'> {
    const waiting = new AbortController();
    const event = (pulled ??= pull());
    const none = wait(LONGEST_WAIT_MS, 'NONE' as const, waiting).catch(() => 'NONE' as const);
    const first = await Promise.race([event, none]);
    waiting.abort();
    if (first === 'NONE') release();
    else pulled = null;
    return first;
  }

  function next(): Promise<Event | 'NONE'> {
    if (later) return nextOrNone();
    const event = pulled ?? pull();
    pulled = null;
    return event;
  }

  return {
    isEmpty: (): boolean => later === null,
    shift: (): ExecutionResult | undefined => ready.shift(),
    take(struck: StruckPush): void {
      if ('afterNext' in struck) {
        release();
        later = struck.afterNext;
        return;
      }
      ready.push(...struck);
      release();
    },
    /** The next event; NONE when a push that was to be overtaken is sent as none came. */
    next,
  };
}
