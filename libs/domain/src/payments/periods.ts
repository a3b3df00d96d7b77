import { TZDate } from '@date-fns/tz';
import { startOfHour } from 'date-fns/startOfHour';
import { startOfQuarter } from 'date-fns/startOfQuarter';
import { startOfYear } from 'date-fns/startOfYear';
import { isTimeZone, startOfDay, startOfMonth, startOfWeek } from '../calendar/index.ts';

/** A calendar period that totals are taken over (ENUM-19). */
export type Period = 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY' | 'YEARLY';

/** The first moment of the running hour, day, week from Monday, month, quarter or year in a timezone (DEP-13). */
export function periodStart(period: Period, now: Date, timeZone: string): Date {
  const local = new TZDate(now.getTime(), isTimeZone(timeZone) ? timeZone : 'UTC');
  const plain = (date: Date) => new Date(date.getTime());
  switch (period) {
    case 'HOURLY':
      return plain(startOfHour(local));
    case 'DAILY':
      return startOfDay(now, timeZone);
    case 'WEEKLY':
      return startOfWeek(now, timeZone);
    case 'MONTHLY':
      return startOfMonth(now, timeZone);
    case 'QUARTERLY':
      return plain(startOfQuarter(local));
    case 'YEARLY':
      return plain(startOfYear(local));
  }
}
