import { describe, expect, it } from 'vitest';
import {
  betPageSizes,
  betPeriodBounds,
  betPeriods,
  betPeriodStart,
  betsFileName,
  betSpanName,
  betViews,
  isBetPeriodOver,
  readBetFilters,
  writeBetFilters,
} from './index.ts';
import type { BetPeriod } from './index.ts';

describe('the start of a period', () => {
  it.each<[string, BetPeriod, string, string, string]>([
    [
      'a week over the clocks going forward',
      'week',
      'Australia/Sydney',
      '2026-10-07T09:00',
      '2026-09-30T10:00',
    ],
    ['a week over them going back', 'week', 'Australia/Sydney', '2026-04-08T10:00', '2026-04-01T09:00'],
    ['24 hours over them going back', '24-hours', 'Australia/Sydney', '2026-04-05T10:00', '2026-04-04T10:00'],
    ['a week where they do not change', 'week', 'Australia/Perth', '2026-10-07T09:00', '2026-09-30T09:00'],
    ['three months in Auckland', '3-months', 'Pacific/Auckland', '2026-11-21T10:30', '2026-08-21T11:30'],
    ['three months in Perth', '3-months', 'Australia/Perth', '2026-11-21T10:30', '2026-08-21T10:30'],
    ['a month before the 31st of March', 'month', 'UTC', '2026-03-31T05:00', '2026-02-28T05:00'],
    ['the same in a leap year', 'month', 'UTC', '2028-03-31T05:00', '2028-02-29T05:00'],
    ['a year before the 29th of February', 'year', 'UTC', '2028-02-29T05:00', '2027-02-28T05:00'],
    ['three months over the turn of the year', '3-months', 'UTC', '2027-01-31T05:00', '2026-10-31T05:00'],
  ])('of %s', (_what, period, zone, now, start) => {
    const from = betPeriodStart(period, new Date(`${now}:00.000Z`), zone);
    expect(from.toISOString()).toBe(`${start}:00.000Z`);
  });
});

it.each<[string, BetPeriod, string, string, string, string[]]>([
  [
    'a day of the clocks going forward is one of the days',
    'week',
    'Australia/Sydney',
    '2026-10-03T05:00',
    '2026-10-04T20:00',
    ['03T05:00', '03T14:00', '04T13:00', '05T13:00'],
  ],
  [
    'hours begin in Adelaide at the half of other hours',
    '24-hours',
    'Australia/Adelaide',
    '2026-06-01T04:10',
    '2026-06-01T05:40',
    ['01T04:10', '01T04:30', '01T05:30', '01T06:30'],
  ],
  [
    'now itself, where it is a bound, is followed by one more',
    '24-hours',
    'UTC',
    '2026-06-01T04:00',
    '2026-06-01T05:00',
    ['01T04:00', '01T05:00', '01T06:00'],
  ],
])('the bounds of a period: %s', (_what, period, zone, from, now, bounds) => {
  const [first, last] = [from, now].map((text) => new Date(`${text}:00.000Z`));
  const found = first && last ? betPeriodBounds(period, first, last, zone) : [];
  expect(found.map((bound) => bound.toISOString().slice(8, 16))).toEqual(bounds);
});

it.each<[BetPeriod, string, string, string, string, string]>([
  [
    '24-hours',
    'Australia/Perth',
    '2026-11-21T15:30',
    '2026-11-21T16:00',
    '21/11/2026 (23:30) to 00:00',
    '21 November 2026, 23:30 to 00:00',
  ],
  ['week', 'Australia/Sydney', '2026-12-06T13:00', '2026-12-07T13:00', '07/12/2026', '7 December 2026'],
  [
    '3-months',
    'Australia/Sydney',
    '2026-11-15T13:00',
    '2026-11-22T13:00',
    '16/11/2026 to 22/11/2026',
    '16 November 2026 to 22 November 2026',
  ],
  [
    '3-months',
    'UTC',
    '2026-11-16T00:00',
    '2026-11-16T00:01',
    '16/11/2026 to 16/11/2026',
    '16 November 2026 to 16 November 2026',
  ],
  ['year', 'Australia/Sydney', '2026-12-31T13:00', '2027-01-31T13:00', 'Jan 2027', 'Jan 2027'],
])('a span of %s in %s from %s to %s is called %s, at length %s', (period, zone, from, to, short, long) => {
  const span = { dateTimeFrom: `${from}:00.000Z`, dateTimeTo: `${to}:00.000Z` };
  expect(betSpanName(period, span, zone)).toEqual({ short, long });
});

it('a file is named by the days of the timezone, which are others at the same moments', () => {
  const [from, now] = [new Date('2026-10-21T14:30:00.000Z'), new Date('2026-11-21T10:30:00.000Z')];
  const names = ['UTC', 'Australia/Brisbane', 'Pacific/Honolulu'].map((zone) =>
    betsFileName('sports', from, now, zone),
  );
  expect(names).toEqual([
    'bets_sports_2026-10-21_2026-11-21.csv',
    'bets_sports_2026-10-22_2026-11-21.csv',
    'bets_sports_2026-10-21_2026-11-21.csv',
  ]);
});

it('filters that are written to an address are read from it again, all of them', () => {
  for (const { value: view } of betViews)
    for (const { value: period } of betPeriods)
      for (const pageSize of betPageSizes) {
        const filters = { view, period, pageSize };
        const written: Readonly<Record<string, string | null>> = writeBetFilters(filters);
        expect(readBetFilters((name) => written[name] ?? null)).toEqual(filters);
      }
});

it.each([
  ['2026-11-21T10:30:00.000Z', '2026-11-21T10:59:59.999Z', false],
  ['2026-11-21T10:30:00.000Z', '2026-11-21T11:00:00.000Z', true],
  ['2026-11-21T11:00:00.000Z', '2026-11-21T11:00:00.000Z', false],
])('BETS-18 the 24 hours that were chosen at %s are over at %s: %s', (chosen, later, isOver) => {
  const now = new Date(chosen);
  const bounds = betPeriodBounds('24-hours', betPeriodStart('24-hours', now, 'UTC'), now, 'UTC');
  expect(isBetPeriodOver(bounds, new Date(later))).toBe(isOver);
  expect(isBetPeriodOver([], new Date(later))).toBe(false);
});
