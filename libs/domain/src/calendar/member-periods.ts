import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import type { PlainDate } from './plain-date.ts';
import { nextPeriodStart, periodStart } from './periods.ts';
import type { Period } from './periods.ts';
import { isTimeZone, todayIn } from './zone.ts';

/** A timezone that a member has chosen. */
export interface TimezoneChoice {
  /** IANA name. */
  readonly timezone: string;
  /** From when on, as ISO-8601 or epoch ms. The first choice of a member holds for all time before the second. */
  readonly since: string | number;
}

/** A member's period, with the timezone whose days it counts. */
export interface MemberPeriod {
  readonly timezone: string;
  /** Its first moment. */
  readonly start: Date;
  /** The first moment that no longer belongs to it. */
  readonly end: Date;
}

const later = (a: Date, b: Date) => (a < b ? b : a);

/** A timezone that periods are counted in, and when the first of them began; null for one that always held. */
interface Holding {
  readonly timezone: string;
  readonly from: Date | null;
}

function periodOf(period: Period, at: Date, { timezone, from }: Holding): MemberPeriod {
  const start = periodStart(period, at, timezone);
  return { timezone, start: from ? later(start, from) : start, end: nextPeriodStart(period, at, timezone) };
}

const isShort = (period: Period) => period === 'HOURLY' || period === 'DAILY';

/**
 * When the periods of another timezone begin, at the earliest at a moment. An hour or a day begins as a whole one, and no
 * date comes twice for who crosses the date line. A longer period may lack the hours by which the other timezone is ahead.
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

/** A running period whose member has chosen another timezone for the next ones. */
interface Change {
  readonly running: MemberPeriod;
  /** When the running one would have ended without the change. */
  readonly due: Date;
  readonly next: Holding;
}

/**
 * The period of a member that runs at a moment. It is counted in the timezone that held when it began: a timezone chosen
 * meanwhile counts from the next period on, and the running one lasts until that begins. So no period ends before it would
 * have, and no total can be made to start again by choosing a timezone in which it is past midnight.
 *
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

/** The day it is for a member, which is that of the timezone in which the running day began. */
export function memberToday(choices: readonly TimezoneChoice[], now: Date): PlainDate {
  const { start, timezone } = memberPeriod('DAILY', choices, now);
  return todayIn(start, timezone);
}

/** Most timezones that a member can choose within a day. */
export const mostTimezoneChanges = 5;

const dayMs = 86_400_000;
const keptMs = 2 * 366 * dayMs;

/** Why a timezone cannot be chosen. */
export type TimezoneReason = 'unknown' | 'tooOften';

/** The reasons of {@link decideTimezone}. */
export const timezoneReasons = {
  unknown: { code: 'BAD_USER_INPUT', text: () => 'This timezone is not known.', field: 'timezone' },
  tooOften: {
    code: 'RATE_LIMITED',
    text: () => 'Your timezone was changed several times today. Please change it again tomorrow.',
    field: 'timezone',
  },
} as const satisfies ReasonTable<TimezoneReason>;

/** Decides on another timezone of a member, and which choices there are then. Choices that no running period can depend on any more are let go. */
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
