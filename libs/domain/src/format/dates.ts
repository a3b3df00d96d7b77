import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isTimeZone } from '../calendar/index.ts';

/** A moment as the wire gives it (ISO-8601), as a Date, or as epoch milliseconds. */
export type Instant = string | number | Date;

/**
 * The timezone in which dates are shown: the visitor's stored one, otherwise the browser's, otherwise UTC (FMT-24).
 *
 * @param stored IANA name from the client storage, which may be missing or unknown to this browser
 * @param browser IANA name that the browser reports
 */
export function displayTimeZone(stored: string | null | undefined, browser: string | undefined): string {
  return [stored, browser].find((zone) => isTimeZone(zone ?? '')) ?? 'UTC';
}

function show(at: Instant, timeZone: string, pattern: string): string {
  const time = at instanceof Date ? at.getTime() : new Date(at).getTime();
  if (Number.isNaN(time)) return '';
  return format(new TZDate(time, displayTimeZone(timeZone, undefined)), pattern);
}

/** 'MMM dd, yyyy', the date of promos, for example 'Nov 21, 2026' (FMT-21). Empty for an unreadable moment. */
export function promoDate(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'MMM dd, yyyy');
}

/** 'HH:mm:ss', the time of promos (FMT-21). Empty for an unreadable moment. */
export function promoTime(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'HH:mm:ss');
}

/** 'dd/MM/yyyy (HH:mm)', the dates of the betting history (FMT-22). Empty for an unreadable moment. */
export function betDate(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'dd/MM/yyyy (HH:mm)');
}

/** 'MM/dd/yyyy - hh:mma', the dates of account lists, for example '11/21/2026 - 06:05PM' (FMT-23). */
export function accountDate(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'MM/dd/yyyy - hh:mma');
}
