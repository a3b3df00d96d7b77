import { daysBefore, monthsBefore, nextPeriodStart, todayIn } from '../calendar/index.ts';
import type { Period } from '../calendar/index.ts';
import { betDate, betDay, betMonth, betTime, longDay, longMoment } from '../format/index.ts';

export type BetPeriod = '24-hours' | 'week' | 'month' | '3-months' | 'year';

/** In order (BETS-03). */
export const betPeriods: readonly { readonly value: BetPeriod; readonly label: string }[] = [
  { value: '24-hours', label: 'Last 24 hours' },
  { value: 'week', label: 'Last week' },
  { value: 'month', label: 'Last month' },
  { value: '3-months', label: 'Last 3 months' },
  { value: 'year', label: 'Last year' },
];

export const defaultBetPeriod: BetPeriod = '24-hours';

/** See BETS-03. */
export const betPageSizes = [10, 20, 50, 100] as const;

export type BetPageSize = (typeof betPageSizes)[number];

export const defaultBetPageSize: BetPageSize = 10;

const dayMs = 86_400_000;

/** The same time of day so long ago; 24 hours are hours, also where the clocks have changed. */
export function betPeriodStart(period: BetPeriod, now: Date, timeZone: string): Date {
  switch (period) {
    case '24-hours':
      return new Date(now.getTime() - dayMs);
    case 'week':
      return daysBefore(now, 7, timeZone);
    case 'month':
      return monthsBefore(now, 1, timeZone);
    case '3-months':
      return monthsBefore(now, 3, timeZone);
    case 'year':
      return monthsBefore(now, 12, timeZone);
  }
}

const steps: Readonly<Record<BetPeriod, Period>> = {
  '24-hours': 'HOURLY',
  week: 'DAILY',
  month: 'DAILY',
  '3-months': 'WEEKLY',
  year: 'MONTHLY',
};

/**
 * The moments that part a period into the hours, days, weeks or months of the timezone, the first of them where the period
 * begins. The last one lies ahead, so that a bet of the next minute is in a span too (BETS-18).
 */
export function betPeriodBounds(period: BetPeriod, from: Date, now: Date, timeZone: string): readonly Date[] {
  const bounds = [from];
  for (let at = from; at <= now;) {
    at = nextPeriodStart(steps[period], at, timeZone);
    bounds.push(at);
  }
  return bounds;
}

/** Whether the last span of a period is over: later bets would be in none. */
export function isBetPeriodOver(bounds: readonly Date[], now: Date): boolean {
  const last = bounds.at(-1);
  return last !== undefined && now >= last;
}

export interface BetSpan {
  /** ISO 8601, inclusive. */
  readonly dateTimeFrom: string;
  /** ISO 8601, exclusive. */
  readonly dateTimeTo: string;
}

export interface SpanName {
  readonly short: string;
  /** The same where no figure could be a day or a month. */
  readonly long: string;
}

/** Names a span of a period: '21/11/2026 (14:00) to 15:00', '21/11/2026', '16/11/2026 to 22/11/2026', 'Nov 2026'. */
export function betSpanName(
  period: BetPeriod,
  { dateTimeFrom: from, dateTimeTo: to }: BetSpan,
  timeZone: string,
): SpanName {
  const last = Date.parse(to) - 1;
  switch (period) {
    case '24-hours': {
      const until = `to ${betTime(to, timeZone)}`;
      return { short: `${betDate(from, timeZone)} ${until}`, long: `${longMoment(from, timeZone)} ${until}` };
    }
    case 'week':
    case 'month':
      return { short: betDay(from, timeZone), long: longDay(from, timeZone) };
    case '3-months':
      return {
        short: `${betDay(from, timeZone)} to ${betDay(last, timeZone)}`,
        long: `${longDay(from, timeZone)} to ${longDay(last, timeZone)}`,
      };
    case 'year': {
      const month = betMonth(from, timeZone);
      return { short: month, long: month };
    }
  }
}

/** Named by view and days, such as 'bets_casino_2026-10-21_2026-11-21.csv'. */
export function betsFileName(view: string, from: Date, now: Date, timeZone: string): string {
  return `bets_${view}_${todayIn(from, timeZone)}_${todayIn(now, timeZone)}.csv`;
}
