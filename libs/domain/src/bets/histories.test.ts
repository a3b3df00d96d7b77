import { describe, expect, it } from 'vitest';
import {
  betCallFilter,
  betPageSizes,
  betPeriodBounds,
  betPeriods,
  betPeriodStart,
  betsFileName,
  betSpanName,
  betViews,
  betViewTitle,
  categoriesOfView,
  readBetFilters,
  writeBetFilters,
} from './index.ts';
import type { BetPeriod } from './index.ts';

const read = (query: string) => {
  const entries = new URLSearchParams(query);
  return readBetFilters((name) => entries.get(name));
};

describe('the two histories of bets', () => {
  const categories = [
    { id: 'c1', name: 'Pokies and slots' },
    { id: 'c2', name: 'Sportsbook' },
    { id: 'c3', name: 'Live tables' },
    { id: 'c4', name: 'sportsbook specials' },
  ];

  it("BETS-05 sports keeps only the category named 'Sportsbook', casino every other", () => {
    expect(categoriesOfView('sports', categories)).toEqual(['c2']);
    expect(categoriesOfView('casino', categories)).toEqual(['c1', 'c3', 'c4']);
    expect(categoriesOfView('sports', categories.slice(2))).toEqual([]);
    expect(categoriesOfView('casino', [])).toEqual([]);
  });

  it('are called as the specification calls them', () => {
    expect(betViews.map(({ title }) => title)).toEqual(['Casino Betting History', 'Sports Betting History']);
    expect(betViewTitle('sports')).toBe('Sports Betting History');
  });

  it('BETS-13 ask by the ids of their categories, from the start of the period on', () => {
    expect(betCallFilter(['c1', 'c3'], new Date('2026-11-20T10:00:30.000Z'))).toEqual({
      gameCategory: { in: ['c1', 'c3'] },
      dateTimeSettled: { gte: '2026-11-20T10:00:30.000Z' },
    });
  });

  it.each([
    ['', { view: 'casino', period: '24-hours', pageSize: 10 }],
    ['type=sports&period=3-months&records=50', { view: 'sports', period: '3-months', pageSize: 50 }],
    ['type=all&period=decade&records=11', { view: 'casino', period: '24-hours', pageSize: 10 }],
    ['records=100&range=1-year', { view: 'casino', period: '24-hours', pageSize: 100 }],
  ] as const)('are told by the address "%s"', (query, filters) => {
    expect(read(query)).toEqual(filters);
  });

  it('tell the address only what is not the default', () => {
    expect(writeBetFilters({ view: 'casino', period: '24-hours', pageSize: 10 })).toEqual({
      type: null,
      period: null,
      records: null,
    });
    expect(writeBetFilters({ view: 'sports', period: 'year', pageSize: 20 })).toEqual({
      type: 'sports',
      period: 'year',
      records: '20',
    });
  });
});

describe('the periods of the betting history', () => {
  const sydney = 'Australia/Sydney';
  const now = new Date('2026-11-21T10:30:00.000Z');
  const startOf = (period: BetPeriod, at = now) => betPeriodStart(period, at, sydney).toISOString();

  it('BETS-03 are the last 24 hours, week, month, 3 months and year, the pages 10, 20, 50 and 100 bets', () => {
    expect(betPeriods.map(({ label }) => label)).toEqual([
      'Last 24 hours',
      'Last week',
      'Last month',
      'Last 3 months',
      'Last year',
    ]);
    expect(betPageSizes).toEqual([10, 20, 50, 100]);
    expect(read('')).toMatchObject({ period: '24-hours', pageSize: 10 });
  });

  it('begin at the same time of day so long ago', () => {
    expect(betPeriods.map(({ value }) => startOf(value))).toEqual([
      '2026-11-20T10:30:00.000Z',
      '2026-11-14T10:30:00.000Z',
      '2026-10-21T10:30:00.000Z',
      // Before the clocks went forward in October.
      '2026-08-21T11:30:00.000Z',
      '2025-11-21T10:30:00.000Z',
    ]);
  });

  it('of 24 hours is 24 hours over a change of the clocks, and a month before the 31st is the last of the one before', () => {
    const afterChange = new Date('2026-10-04T10:00:00.000Z');
    expect(startOf('24-hours', afterChange)).toBe('2026-10-03T10:00:00.000Z');
    expect(startOf('month', new Date('2026-12-31T01:00:00.000Z'))).toBe('2026-11-30T01:00:00.000Z');
  });

  it.each([
    ['24-hours', 26, '2026-11-20T11:00:00.000Z', '2026-11-21T11:00:00.000Z'],
    ['week', 9, '2026-11-14T13:00:00.000Z', '2026-11-21T13:00:00.000Z'],
    ['month', 33, '2026-10-21T13:00:00.000Z', '2026-11-21T13:00:00.000Z'],
    ['3-months', 15, '2026-08-23T14:00:00.000Z', '2026-11-22T13:00:00.000Z'],
    ['year', 14, '2025-11-30T13:00:00.000Z', '2026-11-30T13:00:00.000Z'],
  ] as const)('of %s is parted into %i moments, the last one ahead', (period, count, second, last) => {
    const from = betPeriodStart(period, now, sydney);
    const bounds = betPeriodBounds(period, from, now, sydney).map((bound) => bound.toISOString());
    expect([bounds.length, bounds[0], bounds[1], bounds.at(-1)]).toEqual([
      count,
      from.toISOString(),
      second,
      last,
    ]);
  });

  it('name their spans', () => {
    const name = (period: BetPeriod, from: string, to: string) =>
      betSpanName(period, { dateTimeFrom: from, dateTimeTo: to }, 'UTC').short;
    expect(name('24-hours', '2026-11-21T09:30:00.000Z', '2026-11-21T10:00:00.000Z')).toBe(
      '21/11/2026 (09:30) to 10:00',
    );
    expect(name('week', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z')).toBe('21/11/2026');
    expect(name('month', '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z')).toBe('01/11/2026');
    expect(name('3-months', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z')).toBe(
      '16/11/2026 to 22/11/2026',
    );
    expect(name('year', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z')).toBe('Nov 2026');
  });

  it('name their file by view and days', () => {
    expect(betsFileName('casino', new Date('2026-10-21T14:00:00.000Z'), now, sydney)).toBe(
      'bets_casino_2026-10-22_2026-11-21.csv',
    );
  });
});
