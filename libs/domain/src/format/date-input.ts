import { daysInMonth, parsePlainDate, plainDateOf } from '../calendar/index.ts';
import type { PlainDate } from '../calendar/index.ts';

/** First day in the calendar (FMT-12). */
export const earliestDate: PlainDate = '1950-01-01';

const anyLeapYear = 2000;

const lengths = [2, 2, 4] as const;

function split(text: string): string[] {
  const kept = text.slice(0, 100).replace(/[^0-9/]/g, '');
  if (/^[0-9]+\/[0-9]+\/[0-9]+$/.test(kept)) {
    return kept.split('/').map((part, index) => part.slice(0, lengths[index]));
  }
  const parts = [''];
  for (const sign of kept) {
    const last = parts.length - 1;
    const part = parts[last] ?? '';
    const full = part.length >= (lengths[last] ?? 0);
    if (sign === '/') {
      if (part !== '' && last < 2) parts.push('');
    } else if (!full) {
      parts[last] = part + sign;
    } else if (last < 2) {
      parts.push(sign);
    }
  }
  return parts;
}

function complete(parts: readonly string[], index: number): boolean {
  return parts[index]?.length === lengths[index] || parts.length > index + 1;
}

const isZero = (parts: readonly string[], index: number) =>
  complete(parts, index) && Number(parts[index]) === 0;

function clamp(part: string, most: number): string {
  return Number(part) > most ? String(most) : part;
}

/**
 * The value of a MM/DD/YYYY input after typing or pasting (FMT-08, FMT-09, FMT-10): month at most 12, day at most the
 * last of its month, year at most the current one, empty once a part is zero. Missing slashes are inserted.
 * Idempotent.
 * @param today the current day; only its year matters
 */
export function maskDate(text: string, today: PlainDate): string {
  const parts = split(text);
  if ([0, 1, 2].some((index) => isZero(parts, index))) return '';
  const [month = '', day = '', year = ''] = parts;
  const currentYear = Number(today.slice(0, 4));
  const clampedMonth = clamp(month, 12);
  const clampedYear = year.length === 4 ? clamp(year, currentYear) : year;
  const lastDay = daysInMonth(year.length === 4 ? Number(clampedYear) : anyLeapYear, Number(clampedMonth));
  return [clampedMonth, day === '' ? '' : clamp(day, lastDay), clampedYear].slice(0, parts.length).join('/');
}

/** A full MM/DD/YYYY date as 'yyyy-MM-dd'; null if it is incomplete or not a date (FMT-11). */
export function toStoredDate(text: string): PlainDate | null {
  const match = /^([0-9]{1,2})\/([0-9]{1,2})\/([0-9]{4})$/.exec(text);
  if (!match) return null;
  const stored = plainDateOf({ year: Number(match[3]), month: Number(match[1]), day: Number(match[2]) });
  return parsePlainDate(stored) ? stored : null;
}

export function toDateInput(stored: string | null | undefined): string {
  const parts = parsePlainDate(stored ?? '');
  if (!parts) return '';
  const [year = '', month = '', day = ''] = plainDateOf(parts).split('-');
  return `${month}/${day}/${year}`;
}
