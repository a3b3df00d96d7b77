import { describe, expect, it } from 'vitest';
import {
  defaultHistoryRange,
  historyFileName,
  historyPageSizes,
  historyPeriod,
  historyRanges,
} from './index.ts';

const from = (range: Parameters<typeof historyPeriod>[0], now: string, zone = 'UTC') =>
  historyPeriod(range, new Date(now), zone).from.toISOString();

describe('ranges of the transaction history', () => {
  it('TXN-01 TXN-02 are four with three months at first, and pages are of 5, 10 or 20', () => {
    expect(historyRanges.map(({ label }) => label)).toEqual([
      'Last 10 days',
      '1 month',
      '3 months',
      '1 year',
    ]);
    expect(defaultHistoryRange).toBe('3-months');
    expect(historyPageSizes).toEqual([5, 10, 20]);
  });

  it.each([
    ['1-month', '2026-11-21T10:00:00Z', '2026-10-21T00:00:00.000Z'],
    ['3-months', '2026-11-21T10:00:00Z', '2026-08-21T00:00:00.000Z'],
    ['1-year', '2026-11-21T10:00:00Z', '2025-11-21T00:00:00.000Z'],
    ['1-month', '2026-01-15T10:00:00Z', '2025-12-15T00:00:00.000Z'],
  ] as const)('TXN-03 %s before %s counts back by calendar to %s', (range, now, start) => {
    expect(from(range, now)).toBe(start);
  });

  it.each([
    ['3-months', '2026-05-31T10:00:00Z', '2026-02-28T00:00:00.000Z'],
    ['3-months', '2028-05-30T10:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['1-month', '2026-10-31T10:00:00Z', '2026-09-30T00:00:00.000Z'],
    ['1-month', '2026-03-30T10:00:00Z', '2026-02-28T00:00:00.000Z'],
    ['1-year', '2028-02-29T10:00:00Z', '2027-02-28T00:00:00.000Z'],
  ] as const)('TXN-03 %s before %s has no such day and becomes %s', (range, now, start) => {
    expect(from(range, now)).toBe(start);
  });

  it('TXN-02 counts ten days back, also over a change of month', () => {
    expect(from('10-days', '2026-03-05T10:00:00Z')).toBe('2026-02-23T00:00:00.000Z');
  });

  it('is made of whole days of the timezone, today included, also over a clock change', () => {
    const period = historyPeriod('1-month', new Date('2026-10-20T14:00:00Z'), 'Australia/Sydney');
    expect([period.from.toISOString(), period.to.toISOString()]).toEqual([
      '2026-09-20T14:00:00.000Z',
      '2026-10-21T13:00:00.000Z',
    ]);
  });

  it('names the file of a range by its days', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    expect(historyFileName('3-months', now, 'UTC')).toBe('transactions_2026-08-21_2026-11-21.csv');
    expect(historyFileName('10-days', new Date('2026-11-20T20:00:00Z'), 'Australia/Sydney')).toBe(
      'transactions_2026-11-11_2026-11-21.csv',
    );
  });
});
