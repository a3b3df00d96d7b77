import { TZDate } from '@date-fns/tz';
import { add } from 'date-fns/add';

/** Parts of an ISO-8601 duration, each a whole number of at most 6 digits; `sign` is -1 for a leading minus. */
export interface ParsedDuration {
  readonly sign: 1 | -1;
  readonly years: number;
  readonly months: number;
  readonly weeks: number;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const number = (unit: string) => `(?:([0-9]{1,6})${unit})?`;
const pattern = new RegExp(
  `^(-?)P(?=[0-9T])${['Y', 'M', 'W', 'D'].map(number).join('')}(?:T(?=[0-9])${['H', 'M', 'S'].map(number).join('')})?$`,
);

/** Parses an ISO-8601 duration such as 'P3D', 'PT90M' or '-P1M'; null when the text is none. Never throws. */
export function parseDuration(text: string): ParsedDuration | null {
  const match = text.length <= 64 ? pattern.exec(text) : null;
  if (!match) return null;
  const part = (index: number) => Number(match[index] ?? 0);
  return {
    sign: match[1] === '-' ? -1 : 1,
    years: part(2),
    months: part(3),
    weeks: part(4),
    days: part(5),
    hours: part(6),
    minutes: part(7),
    seconds: part(8),
  };
}

/**
 * Adds a duration by the calendar of the timezone: a day over a clock change keeps its hour, and a day that does not
 * exist becomes the last of its month.
 * @param duration ISO-8601, for example 'P1M' or 'PT10S'
 * @param timeZone IANA name
 * @returns null for a malformed duration, an unknown timezone or a moment beyond the range of Date
 */
export function addDuration(at: Date, duration: string, timeZone = 'UTC'): Date | null {
  const parsed = parseDuration(duration);
  if (!parsed) return null;
  const { sign, ...parts } = parsed;
  const signed = Object.fromEntries(Object.entries(parts).map(([unit, value]) => [unit, sign * value]));
  const moment = new Date(add(new TZDate(at.getTime(), timeZone), signed).getTime());
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** So many days later by the calendar of UTC. @throws RangeError beyond the range of Date */
export function daysAfter(at: Date, days: number): Date {
  const end = addDuration(at, `P${String(days)}D`);
  if (!end) throw new RangeError('The moment is out of range.');
  return end;
}
