import { addDuration, isTimeZone, startOfNextDay, weekdayIn } from '../calendar/index.ts';
import type { Weekday } from '../calendar/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** Slowest and fastest that a clock runs, in times of the machine's. */
const slowest = 0.1;
const fastest = 3_600;

export type ClockMoveReason = 'noDuration' | 'noMoment' | 'unknownTimezone' | 'rateOutOfRange' | 'notForward';

export interface ClockMoveDetails {
  /** The duration or timezone as given; empty where there is none. */
  readonly given: string;
}

export const clockMoveReasons = {
  noDuration: {
    code: 'BAD_USER_INPUT',
    text: ({ given }) => `'${given}' is not a duration such as P1D or PT90M.`,
  },
  noMoment: { code: 'BAD_USER_INPUT', text: () => 'The clock cannot show what is no moment.' },
  unknownTimezone: { code: 'BAD_USER_INPUT', text: ({ given }) => `There is no timezone '${given}'.` },
  rateOutOfRange: {
    code: 'BAD_USER_INPUT',
    text: () => `A clock runs ${String(slowest)} to ${String(fastest)} times as fast as the machine's.`,
  },
  notForward: { code: 'BAD_USER_INPUT', text: () => 'The clock can only be moved forward.' },
} as const satisfies ReasonTable<ClockMoveReason, ClockMoveDetails>;

type ClockMove = Decision<Date, ClockMoveReason, ClockMoveDetails>;

/** Moves the clock by an ISO-8601 duration. */
export function decideClockAdvance(duration: string, now: Date): ClockMove {
  const to = addDuration(now, duration);
  if (!to) return refuse('noDuration', { given: duration });
  return to > now ? allow(to) : refuse('notForward', { given: duration });
}

/** Sets the clock to a moment, which may be the present one. */
export function decideClockSetting(to: Date, now: Date): ClockMove {
  const details = { given: '' };
  if (Number.isNaN(to.getTime())) return refuse('noMoment', details);
  return to >= now ? allow(to) : refuse('notForward', details);
}

/** Moves the clock to the next time that a weekday begins in a timezone. */
export function decideClockJump(
  { weekday, timezone }: { readonly weekday: Weekday; readonly timezone: string },
  now: Date,
): ClockMove {
  if (!isTimeZone(timezone)) return refuse('unknownTimezone', { given: timezone });
  let start = startOfNextDay(now, timezone);
  while (weekdayIn(start, timezone) !== weekday) start = startOfNextDay(start, timezone);
  return allow(start);
}

/** @param rate how many times as fast as the machine's clock */
export function decideClockRate(rate: number): Decision<number, ClockMoveReason, ClockMoveDetails> {
  return rate >= slowest && rate <= fastest ? allow(rate) : refuse('rateOutOfRange', { given: '' });
}
