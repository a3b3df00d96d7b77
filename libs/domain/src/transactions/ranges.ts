import { daysBefore, monthsBefore, startOfDay, startOfNextDay, todayIn } from '../calendar/index.ts';

/** How far back the transaction history goes (TXN-02). */
export type HistoryRange = '10-days' | '1-month' | '3-months' | '1-year';

/** The ranges in their order, as they are called (TXN-02). */
export const historyRanges: readonly { readonly value: HistoryRange; readonly label: string }[] = [
  { value: '10-days', label: 'Last 10 days' },
  { value: '1-month', label: '1 month' },
  { value: '3-months', label: '3 months' },
  { value: '1-year', label: '1 year' },
];

/** The range that is chosen at first (TXN-02). */
export const defaultHistoryRange: HistoryRange = '3-months';

/** Page sizes of the transaction history (TXN-01). */
export const historyPageSizes = [5, 10, 20] as const;

/** Entries on a page of the transaction history. */
export type HistoryPageSize = (typeof historyPageSizes)[number];

const months: Readonly<Record<Exclude<HistoryRange, '10-days'>, number>> = {
  '1-month': 1,
  '3-months': 3,
  '1-year': 12,
};

/** A period of whole days. */
export interface HistoryPeriod {
  /** Its first moment, included. */
  readonly from: Date;
  /** The first moment after it. */
  readonly to: Date;
}

/**
 * The period of a range that ends with today. Months and a year count back by calendar, and a day that does not exist
 * becomes the last of its month: three months before 31 May is 28 February, or 29 in a leap year (TXN-03).
 *
 * @param timeZone whose days are meant
 */
export function historyPeriod(range: HistoryRange, now: Date, timeZone: string): HistoryPeriod {
  const back =
    range === '10-days' ? daysBefore(now, 10, timeZone) : monthsBefore(now, months[range], timeZone);
  return { from: startOfDay(back, timeZone), to: startOfNextDay(now, timeZone) };
}

/** Name of the file that a history of this period is kept in: 'transactions_2026-08-21_2026-11-21.csv'. */
export function historyFileName(range: HistoryRange, now: Date, timeZone: string): string {
  const { from } = historyPeriod(range, now, timeZone);
  return `transactions_${todayIn(from, timeZone)}_${todayIn(now, timeZone)}.csv`;
}
