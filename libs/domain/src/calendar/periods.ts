import { TZDate } from '@date-fns/tz';
import { addQuarters } from 'date-fns/addQuarters';
import { addYears } from 'date-fns/addYears';
import { startOfQuarter } from 'date-fns/startOfQuarter';
import { startOfYear } from 'date-fns/startOfYear';
import {
  isTimeZone,
  startOfDay,
  startOfMonth,
  startOfNextDay,
  startOfNextMonth,
  startOfNextWeek,
  startOfWeek,
} from './zone.ts';

/** A calendar period for totals (ENUM-19). */
export type Period = 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY' | 'YEARLY';

const inZone = (at: Date, timeZone: string) =>
  new TZDate(at.getTime(), isTimeZone(timeZone) ? timeZone : 'UTC');

const plain = (date: Date) => new Date(date.getTime());

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** In local time of the timezone. */
function msIntoHour(time: number, timeZone: string): number {
  const local = inZone(new Date(time), timeZone);
  return local.getMinutes() * minuteMs + local.getSeconds() * 1_000 + local.getMilliseconds();
}

/**
 * Counted back from the moment, because an hour that occurs twice on the clock is two hours. If the clocks change by half
 * an hour, the interrupted hour ends there and a shorter one begins.
 */
function startOfHour(now: Date, timeZone: string): Date {
  const start = now.getTime() - msIntoHour(now.getTime(), timeZone);
  const before = msIntoHour(start, timeZone);
  return new Date(before === 0 ? start : start - before + hourMs);
}

function startOfNextHour(now: Date, timeZone: string): Date {
  return new Date(now.getTime() + hourMs - msIntoHour(now.getTime(), timeZone));
}

/** The first moment of the current hour, day, week from Monday, month, quarter or year in a timezone (DEP-13). */
export function periodStart(period: Period, now: Date, timeZone: string): Date {
  switch (period) {
    case 'HOURLY':
      return startOfHour(now, timeZone);
    case 'DAILY':
      return startOfDay(now, timeZone);
    case 'WEEKLY':
      return startOfWeek(now, timeZone);
    case 'MONTHLY':
      return startOfMonth(now, timeZone);
    case 'QUARTERLY':
      return plain(startOfQuarter(inZone(now, timeZone)));
    case 'YEARLY':
      return plain(startOfYear(inZone(now, timeZone)));
  }
}

export function nextPeriodStart(period: Period, now: Date, timeZone: string): Date {
  switch (period) {
    case 'HOURLY':
      return startOfNextHour(now, timeZone);
    case 'DAILY':
      return startOfNextDay(now, timeZone);
    case 'WEEKLY':
      return startOfNextWeek(now, timeZone);
    case 'MONTHLY':
      return startOfNextMonth(now, timeZone);
    case 'QUARTERLY':
      return plain(addQuarters(startOfQuarter(inZone(now, timeZone)), 1));
    case 'YEARLY':
      return plain(addYears(startOfYear(inZone(now, timeZone)), 1));
  }
}
