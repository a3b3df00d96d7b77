import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export type CallListReason = 'callsOutOfRange' | 'unknownCursor' | 'bothCursors';

/** Refusals of the list of calls. */
export const callListReasons = {
  callsOutOfRange: { code: 'BAD_USER_INPUT', text: () => 'first must be 1 to 500.' },
  bothCursors: { code: 'BAD_USER_INPUT', text: () => 'Give after or before, not both.' },
  unknownCursor: { code: 'BAD_USER_INPUT', text: () => 'after and before must be cursors of calls.' },
} as const satisfies ReasonTable<CallListReason>;

export interface CallListArguments {
  readonly first: number;
  readonly after: string | null;
  readonly before: string | null;
}

/** Calls are numbered in their order, and a cursor is such a number. */
export interface CallListPlan {
  readonly first: number;
  readonly after: number | null;
  readonly before: number | null;
}

export const callCursor = (place: number): string => `call_${String(place)}`;

/** Not a number for what is no cursor. */
const placeOf = (cursor: string | null): number | null =>
  cursor === null ? null : Number(/^call_(\d{1,15})$/.exec(cursor)?.[1]);

export function decideListSize(first: number): Decision<number, CallListReason> {
  return first >= 1 && first <= 500 ? allow(first) : refuse('callsOutOfRange');
}

export function decideCallList({
  first,
  after,
  before,
}: CallListArguments): Decision<CallListPlan, CallListReason> {
  const size = decideListSize(first);
  if (!size.allowed) return size;
  if (after !== null && before !== null) return refuse('bothCursors');
  const places = { after: placeOf(after), before: placeOf(before) };
  if (Number.isNaN(places.after) || Number.isNaN(places.before)) return refuse('unknownCursor');
  return allow({ first, ...places });
}
