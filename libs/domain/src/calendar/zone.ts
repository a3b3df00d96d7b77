import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay as startOfDayOf } from 'date-fns/startOfDay';
import { startOfMonth as startOfMonthOf } from 'date-fns/startOfMonth';
import { startOfWeek as startOfWeekOf } from 'date-fns/startOfWeek';
import { addMonths } from 'date-fns/addMonths';
import { plainDateOf } from './plain-date.ts';
import type { PlainDate } from './plain-date.ts';

/** As spelled in the contract (ENUM-10). */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Cached, because each lookup creates a formatter and every settled bet asks for its member's timezone. */
const knownZones = new Set<string>();

/** Enough for the spellings of about 600 zones; any more are looked up each time. */
const mostKnown = 1000;

/** Whether dates can be shown in this timezone, for example 'Australia/Sydney'. Never throws. */
export function isTimeZone(text: string): boolean {
  if (knownZones.has(text)) return true;
  if (text === '' || text.length > 64) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    if (knownZones.size < mostKnown) knownZones.add(text);
    return true;
  } catch {
    return false;
  }
}

const inZone = (at: Date, timeZone: string) =>
  new TZDate(at.getTime(), isTimeZone(timeZone) ? timeZone : 'UTC');

const plain = (date: Date) => new Date(date.getTime());

/** As 'yyyy-MM-dd'. An unknown timezone counts as UTC. */
export function todayIn(at: Date, timeZone: string): PlainDate {
  const local = inZone(at, timeZone);
  return plainDateOf({ year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate() });
}

const answers = new Map<string, number>();

/** Enough for the histories of about twenty members over a month. */
const mostAnswers = 5_000;

/**
 * Cached by moment and timezone, because it takes several lookups in the timezone tables, and code that walks through the
 * days of a history asks for the same midnights again and again.
 */
function keptAnswer(
  question: string,
  at: Date,
  timeZone: string,
  find: (local: TZDate) => number | Date,
): number {
  const key = `${question} ${String(at.getTime())} ${timeZone}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = Number(find(inZone(at, timeZone)));
  if (answers.size >= mostAnswers) answers.clear();
  answers.set(key, answer);
  return answer;
}

/** An unknown timezone counts as UTC. */
export function weekdayIn(at: Date, timeZone: string): Weekday {
  const day = keptAnswer('weekday', at, timeZone, (local) => local.getDay());
  return weekdays[(day + 6) % 7] ?? 'MONDAY';
}

export function startOfDay(at: Date, timeZone: string): Date {
  return new Date(keptAnswer('day', at, timeZone, startOfDayOf));
}

export function startOfWeek(at: Date, timeZone: string): Date {
  return new Date(keptAnswer('week', at, timeZone, (local) => startOfWeekOf(local, { weekStartsOn: 1 })));
}

export function startOfMonth(at: Date, timeZone: string): Date {
  return new Date(keptAnswer('month', at, timeZone, startOfMonthOf));
}

export function startOfNextDay(at: Date, timeZone: string): Date {
  const find = (local: TZDate) => startOfDayOf(addDays(startOfDayOf(local), 1));
  return new Date(keptAnswer('next day', at, timeZone, find));
}

/** On a Monday, the Monday of the next week. */
export function startOfNextWeek(at: Date, timeZone: string): Date {
  const find = (local: TZDate) => startOfDayOf(addDays(startOfWeekOf(local, { weekStartsOn: 1 }), 7));
  return new Date(keptAnswer('next week', at, timeZone, find));
}

export function startOfNextMonth(at: Date, timeZone: string): Date {
  return new Date(keptAnswer('next month', at, timeZone, (local) => addMonths(startOfMonthOf(local), 1)));
}

/** Calendar days back, at the same time of day in a timezone. */
export function daysBefore(at: Date, days: number, timeZone: string): Date {
  return plain(addDays(inZone(at, timeZone), -days));
}

/** At the same time of day in a timezone; a day that does not exist becomes the last of its month (TXN-03). */
export function monthsBefore(at: Date, months: number, timeZone: string): Date {
  return plain(addMonths(inZone(at, timeZone), -months));
}
