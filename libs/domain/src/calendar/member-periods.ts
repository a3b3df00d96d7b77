import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import type { PlainDate } from './plain-date.ts';
import { nextPeriodStart, periodStart } from './periods.ts';
import type { Period } from './periods.ts';
import { isTimeZone, todayIn } from './zone.ts';

export interface TimezoneChoice {
  readonly timezone: string;
  /** Valid from, as ISO-8601 or epoch ms. A member's first choice also applies to all time before it. */
  readonly since: string | number;
}

export interface MemberPeriod {
  readonly timezone: string;
  readonly start: Date;
  readonly end: Date;
}

const later = (a: Date, b: Date) => (a < b ? b : a);

interface Holding {
  readonly timezone: string;
  readonly from: Date | null;
}

/** Enough for the days of a week, which jobs and histories walk through. */
const mostPeriods = 8;

/** Caches the last periods of each kind and timezone: every bet asks for today, and lookups are slow. */
const lastAsked = new Map<string, readonly MemberPeriod[]>();

function wholePeriod(period: Period, at: Date, timezone: string): MemberPeriod {
  const key = `${period} ${timezone}`;
  const asked = lastAsked.get(key) ?? [];
  const known = asked.find((each) => each.start <= at && at < each.end);
  if (known) return known;
  const [start, end] = [periodStart(period, at, timezone), nextPeriodStart(period, at, timezone)];
  const found = { timezone, start, end };
  lastAsked.set(key, [found, ...asked.slice(0, mostPeriods - 1)]);
  return found;
}

function periodOf(period: Period, at: Date, { timezone, from }: Holding): MemberPeriod {
  const whole = wholePeriod(period, at, timezone);
  return from ? { ...whole, start: later(whole.start, from) } : whole;
}

const isShort = (period: Period) => period === 'HOURLY' || period === 'DAILY';

/**
 * When periods in another timezone begin, not before `earliest`. An hour or a day begins whole, and no date repeats
 * when a member crosses the date line. A longer period may lack the hours by which the other timezone is ahead.
 */
function beginning(period: Period, earliest: Date, timezone: string, running: MemberPeriod): Date {
  const start = periodStart(period, earliest, timezone);
  const isNew = todayIn(start, timezone) > todayIn(running.start, running.timezone);
  if (isShort(period)) {
    const whole = start < earliest ? nextPeriodStart(period, earliest, timezone) : start;
    const sameDate =
      period === 'DAILY' && todayIn(whole, timezone) <= todayIn(running.start, running.timezone);
    return sameDate ? nextPeriodStart(period, whole, timezone) : whole;
  }
  return isNew ? later(start, earliest) : nextPeriodStart(period, earliest, timezone);
}

interface Change {
  readonly running: MemberPeriod;
  /** When the running period would end without the change. */
  readonly due: Date;
  readonly next: Holding;
}

/**
 * The member's current period, in the timezone that applied when it began: a newly chosen timezone counts from the
 * next period on. So no total can be reset by choosing a timezone in which it is past midnight.
 * @param choices the timezones the member has chosen, oldest first; none counts as UTC
 */
export function memberPeriod(period: Period, choices: readonly TimezoneChoice[], at: Date): MemberPeriod {
  const [first, ...changes] = choices;
  let holding: Holding = { timezone: first?.timezone ?? 'UTC', from: null };
  let change: Change | null = null;
  for (const choice of changes) {
    const since = new Date(choice.since);
    if (since > at) break;
    if (change && change.running.end <= since) {
      holding = change.next;
      change = null;
    }
    const running: MemberPeriod = change?.running ?? periodOf(period, since, holding);
    const due: Date = change?.due ?? running.end;
    const end = beginning(period, later(due, since), choice.timezone, running);
    change = { running: { ...running, end }, due, next: { timezone: choice.timezone, from: end } };
  }
  if (!change) return periodOf(period, at, holding);
  return at < change.running.end ? change.running : periodOf(period, at, change.next);
}

/** Whether two moments are on the same day of the member. */
export function isSameDay(choices: readonly TimezoneChoice[], a: Date, b: Date): boolean {
  const { start, end } = memberPeriod('DAILY', choices, a);
  return start <= b && b < end;
}

/** The member's current date, in the timezone in which the running day began. */
export function memberToday(choices: readonly TimezoneChoice[], now: Date): PlainDate {
  const { start, timezone } = memberPeriod('DAILY', choices, now);
  return todayIn(start, timezone);
}

export const mostTimezoneChanges = 5;

const dayMs = 86_400_000;
const keptMs = 2 * 366 * dayMs;

export type TimezoneReason = 'unknown' | 'tooOften';

export const timezoneReasons = {
  unknown: { code: 'BAD_USER_INPUT', text: () => 'This timezone is not known.', field: 'timezone' },
  tooOften: {
    code: 'RATE_LIMITED',
    text: () => 'Your timezone was changed several times today. Please change it again tomorrow.',
    field: 'timezone',
  },
} as const satisfies ReasonTable<TimezoneReason>;

/** Decides whether a member's timezone changes. The plan drops choices that no running period can depend on any more. */
export function decideTimezone(
  choices: readonly TimezoneChoice[],
  timezone: string,
  now: Date,
): Decision<readonly TimezoneChoice[], TimezoneReason> {
  if (!isTimeZone(timezone)) return refuse('unknown');
  if (choices.at(-1)?.timezone === timezone) return allow(choices);
  const age = ({ since }: TimezoneChoice) => now.getTime() - new Date(since).getTime();
  const recent = choices.slice(1).filter((choice) => age(choice) < dayMs);
  if (recent.length >= mostTimezoneChanges) return refuse('tooOften');
  const old = choices.findLastIndex((choice) => age(choice) > keptMs);
  return allow([...choices.slice(Math.max(0, old)), { timezone, since: now.getTime() }]);
}
