import { addDuration } from '../calendar/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export type ClockMoveReason = 'noDuration' | 'noMoment' | 'notForward';

export interface ClockMoveDetails {
  /** As given; empty for a move to a moment. */
  readonly duration: string;
}

export const clockMoveReasons = {
  noDuration: {
    code: 'BAD_USER_INPUT',
    text: ({ duration }) => `'${duration}' is not a duration such as P1D or PT90M.`,
  },
  noMoment: { code: 'BAD_USER_INPUT', text: () => 'The clock cannot show what is no moment.' },
  notForward: { code: 'BAD_USER_INPUT', text: () => 'The clock can only be moved forward.' },
} as const satisfies ReasonTable<ClockMoveReason, ClockMoveDetails>;

type ClockMove = Decision<Date, ClockMoveReason, ClockMoveDetails>;

/** Moves the clock by an ISO-8601 duration. */
export function decideClockAdvance(duration: string, now: Date): ClockMove {
  const to = addDuration(now, duration);
  if (!to) return refuse('noDuration', { duration });
  return to > now ? allow(to) : refuse('notForward', { duration });
}

/** Sets the clock to a moment, which may be the present one. */
export function decideClockSetting(to: Date, now: Date): ClockMove {
  const details = { duration: '' };
  if (Number.isNaN(to.getTime())) return refuse('noMoment', details);
  return to >= now ? allow(to) : refuse('notForward', details);
}
