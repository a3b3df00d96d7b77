import { addDuration, isTimeZone, startOfNextDay, weekdayIn } from '../calendar/index.ts';
import type { Weekday } from '../calendar/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** Slowest and fastest that a clock runs, in times of the machine's. */
const slowest = 0.1;
const fastest = 3_600;

const firstClockMoment = new Date('0001-01-01T00:00:00.000Z');

/** As late as a clock shows; what is counted from then in years is still a moment of the contract. */
export const lastClockMoment = new Date('9899-12-31T23:59:59.999Z');

export type ClockMoveReason =
  | 'noDuration'
  | 'noMoment'
  | 'unknownTimezone'
  | 'rateOutOfRange'
  | 'notForward'
  | 'tooLate';

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
  tooLate: { code: 'BAD_USER_INPUT', text: () => 'A clock shows the year 9899 at the latest.' },
} as const satisfies ReasonTable<ClockMoveReason, ClockMoveDetails>;

type ClockMove = Decision<Date, ClockMoveReason, ClockMoveDetails>;

/** Lets the clock of a new world begin at a moment. */
export function decideClockBeginning(at: Date, given = ''): ClockMove {
  if (!(at >= firstClockMoment)) return refuse('noMoment', { given });
  return at <= lastClockMoment ? allow(at) : refuse('tooLate', { given });
}

/** Moves the clock by an ISO-8601 duration. */
export function decideClockAdvance(duration: string, now: Date): ClockMove {
  const to = addDuration(now, duration);
  if (!to) return refuse('noDuration', { given: duration });
  if (to <= now) return refuse('notForward', { given: duration });
  return decideClockBeginning(to, duration);
}

/** Sets the clock to a moment, which may be the present one. */
export function decideClockSetting(to: Date, now: Date): ClockMove {
  const details = { given: '' };
  if (Number.isNaN(to.getTime())) return refuse('noMoment', details);
  return to >= now ? decideClockBeginning(to) : refuse('notForward', details);
}

/** Moves the clock to the next time that a weekday begins in a timezone. */
export function decideClockJump(
  { weekday, timezone }: { readonly weekday: Weekday; readonly timezone: string },
  now: Date,
): ClockMove {
  if (!isTimeZone(timezone)) return refuse('unknownTimezone', { given: timezone });
  let start = startOfNextDay(now, timezone);
  while (weekdayIn(start, timezone) !== weekday) start = startOfNextDay(start, timezone);
  return decideClockBeginning(start, timezone);
}

/** @param rate how many times as fast as the machine's clock */
export function decideClockRate(rate: number): Decision<number, ClockMoveReason, ClockMoveDetails> {
  return rate >= slowest && rate <= fastest ? allow(rate) : refuse('rateOutOfRange', { given: '' });
}
