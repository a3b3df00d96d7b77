import { betPageSizes, betPeriods, defaultBetPageSize, defaultBetPeriod } from './periods.ts';
import type { BetPageSize, BetPeriod } from './periods.ts';
import { betViews, defaultBetView } from './views.ts';
import type { BetView } from './views.ts';

export interface BetFilters {
  readonly view: BetView;
  readonly period: BetPeriod;
  readonly pageSize: BetPageSize;
}

/** A missing or unknown filter has its default. @param read returns a query parameter by name */
export function readBetFilters(read: (name: string) => string | null): BetFilters {
  const size = read('records');
  return {
    view: betViews.find(({ value }) => value === read('type'))?.value ?? defaultBetView,
    period: betPeriods.find(({ value }) => value === read('period'))?.value ?? defaultBetPeriod,
    pageSize: betPageSizes.find((each) => String(each) === size) ?? defaultBetPageSize,
  };
}

/** The filters as query parameters; null for a default, which is omitted. */
export function writeBetFilters({
  view,
  period,
  pageSize,
}: BetFilters): Readonly<Record<'type' | 'period' | 'records', string | null>> {
  return {
    type: view === defaultBetView ? null : view,
    period: period === defaultBetPeriod ? null : period,
    records: pageSize === defaultBetPageSize ? null : String(pageSize),
  };
}

export interface BetCallFilter {
  readonly gameCategory: { readonly in: string[] };
  readonly dateTimeSettled: { readonly gte: string };
}

/** What a view and its period are asked for with (BETS-13). @param categories ids of those of the view */
export function betCallFilter(categories: readonly string[], from: Date): BetCallFilter {
  return { gameCategory: { in: [...categories] }, dateTimeSettled: { gte: from.toISOString() } };
}
