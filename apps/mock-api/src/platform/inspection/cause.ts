import { AsyncLocalStorage } from 'node:async_hooks';
import type { Effects } from './effects.ts';

/** What something is done for: a call, or the clock that let something fall due. */
export interface Cause {
  /** Told to the caller as `extensions.cause`; several calls of one press may share it. */
  readonly cause: string;
  /** What was committed for it; null where nothing is noted. */
  readonly effects: Effects[] | null;
  readonly operation: string | null;
  /** The member who is behind it; null for nobody, and as long as it is not known who. */
  readonly caller: { readonly id: string } | null;
}

const causes = new AsyncLocalStorage<Cause | null>();

/** Does work for a cause; null for none. */
export function runFor<T>(cause: Cause | null, work: () => T): T {
  return causes.run(cause, work);
}

export function currentCause(): Cause | null {
  return causes.getStore() ?? null;
}

const form = /^[\w.:-]{1,64}$/;

/** A cause that a caller has named; null for a name that is none. */
export const namedCause = (name: string | undefined): string | null =>
  name !== undefined && form.test(name) ? name : null;
