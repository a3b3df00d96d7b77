import { daysBefore, monthsBefore, startOfDay, startOfNextDay, todayIn } from '../calendar/index.ts';

export type HistoryRange = '10-days' | '1-month' | '3-months' | '1-year';

/** In order (TXN-02). */
export const historyRanges: readonly { readonly value: HistoryRange; readonly label: string }[] = [
  { value: '10-days', label: 'Last 10 days' },
  { value: '1-month', label: '1 month' },
  { value: '3-months', label: '3 months' },
  { value: '1-year', label: '1 year' },
];

/** See TXN-02. */
export const defaultHistoryRange: HistoryRange = '3-months';

/** See TXN-01. */
export const historyPageSizes = [5, 10, 20] as const;

export type HistoryPageSize = (typeof historyPageSizes)[number];

const months: Readonly<Record<Exclude<HistoryRange, '10-days'>, number>> = {
  '1-month': 1,
  '3-months': 3,
  '1-year': 12,
};

export interface HistoryPeriod {
  readonly from: Date;
  readonly to: Date;
}

/** Ends with today. Three months before 31 May is the last of February, as 31 does not exist (TXN-03). */
export function historyPeriod(range: HistoryRange, now: Date, timeZone: string): HistoryPeriod {
  const back =
    range === '10-days' ? daysBefore(now, 10, timeZone) : monthsBefore(now, months[range], timeZone);
  return { from: startOfDay(back, timeZone), to: startOfNextDay(now, timeZone) };
}

export function historyFileName(range: HistoryRange, now: Date, timeZone: string): string {
  const { from } = historyPeriod(range, now, timeZone);
  return `transactions_${todayIn(from, timeZone)}_${todayIn(now, timeZone)}.csv`;
}
