import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isTimeZone } from '../calendar/index.ts';

/** ISO-8601 (as on the wire), a Date, or epoch milliseconds. */
export type Instant = string | number | Date;

/** The visitor's stored timezone if this browser knows it, otherwise the browser's or UTC (FMT-24). */
export function displayTimeZone(stored: string | null | undefined, browser: string | undefined): string {
  return [stored, browser].find((zone) => isTimeZone(zone ?? '')) ?? 'UTC';
}

function show(at: Instant, timeZone: string, pattern: string): string {
  const time = at instanceof Date ? at.getTime() : new Date(at).getTime();
  if (Number.isNaN(time)) return '';
  return format(new TZDate(time, displayTimeZone(timeZone, undefined)), pattern);
}

/** 'Nov 21, 2026' (FMT-21). Empty for an unreadable moment. */
export function promoDate(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'MMM dd, yyyy');
}

/** 'HH:mm:ss' (FMT-21). Empty for an unreadable moment. */
export function promoTime(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'HH:mm:ss');
}

/** '21 November 2026', which says what a date of figures leaves open: which of them is the month. */
export function longDay(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'd MMMM yyyy');
}

/** '21 November 2026, 18:05', see {@link longDay}. */
export function longMoment(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'd MMMM yyyy, HH:mm');
}

/** 'dd/MM/yyyy (HH:mm)', for the betting history (FMT-22). Empty for an unreadable moment. */
export function betDate(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'dd/MM/yyyy (HH:mm)');
}

/** The day of a {@link betDate} alone, 'dd/MM/yyyy'. */
export function betDay(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'dd/MM/yyyy');
}

/** The time of a {@link betDate} alone, 'HH:mm'. */
export function betTime(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'HH:mm');
}

/** 'Nov 2026', for months in the betting history. */
export function betMonth(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'MMM yyyy');
}

/** For account lists: '11/21/2026 - 06:05PM' (FMT-23). */
export function accountDate(at: Instant, timeZone: string): string {
  return show(at, timeZone, 'MM/dd/yyyy - hh:mma');
}
