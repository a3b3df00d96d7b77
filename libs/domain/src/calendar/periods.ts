import { TZDate } from '@date-fns/tz';
import { addHours } from 'date-fns/addHours';
import { addQuarters } from 'date-fns/addQuarters';
import { addYears } from 'date-fns/addYears';
import { startOfHour } from 'date-fns/startOfHour';
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

/** A calendar period that totals are taken over (ENUM-19). */
export type Period = 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY' | 'YEARLY';

const inZone = (at: Date, timeZone: string) =>
  new TZDate(at.getTime(), isTimeZone(timeZone) ? timeZone : 'UTC');

const plain = (date: Date) => new Date(date.getTime());

/** The first moment of the current hour, day, week from Monday, month, quarter or year in a timezone (DEP-13). */
export function periodStart(period: Period, now: Date, timeZone: string): Date {
  switch (period) {
    case 'HOURLY':
      return plain(startOfHour(inZone(now, timeZone)));
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
      return plain(addHours(startOfHour(inZone(now, timeZone)), 1));
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
