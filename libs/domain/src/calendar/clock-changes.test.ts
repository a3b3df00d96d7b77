import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDuration,
  daysBefore,
  memberPeriod,
  monthsBefore,
  nextPeriodStart,
  periodStart,
  startOfDay,
  startOfNextDay,
  todayIn,
} from './index.ts';
import type { Period } from './index.ts';

const sydney = 'Australia/Sydney';
const auckland = 'Pacific/Auckland';
const lordHowe = 'Australia/Lord_Howe';
const date = (text: string) => new Date(text);

// In 2026 the clocks go back on 5 April in Sydney, Lord Howe and Auckland, and forward on 4 October in Sydney and on
// Lord Howe, there by half an hour, and on 27 September in Auckland.
describe('an hour over a change of the clocks', () => {
  it.each([
    [
      'before the hour that comes twice',
      sydney,
      '2026-04-04T14:30Z',
      '2026-04-04T14:00Z',
      '2026-04-04T15:00Z',
    ],
    ['the first time', sydney, '2026-04-04T15:30Z', '2026-04-04T15:00Z', '2026-04-04T16:00Z'],
    ['the second time', sydney, '2026-04-04T16:30Z', '2026-04-04T16:00Z', '2026-04-04T17:00Z'],
    ['before the hour left out', sydney, '2026-10-03T15:59Z', '2026-10-03T15:00Z', '2026-10-03T16:00Z'],
    ['behind the hour left out', sydney, '2026-10-03T16:00Z', '2026-10-03T16:00Z', '2026-10-03T17:00Z'],
    ['the first time', auckland, '2026-04-04T13:30Z', '2026-04-04T13:00Z', '2026-04-04T14:00Z'],
    ['the second time', auckland, '2026-04-04T14:30Z', '2026-04-04T14:00Z', '2026-04-04T15:00Z'],
    ['the first time', 'America/New_York', '2026-11-01T05:30Z', '2026-11-01T05:00Z', '2026-11-01T06:00Z'],
    ['the second time', 'America/New_York', '2026-11-01T06:30Z', '2026-11-01T06:00Z', '2026-11-01T07:00Z'],
    [
      'before the half hour that comes twice',
      lordHowe,
      '2026-04-04T14:45Z',
      '2026-04-04T14:00Z',
      '2026-04-04T15:00Z',
    ],
    [
      'the half hour that comes again',
      lordHowe,
      '2026-04-04T15:15Z',
      '2026-04-04T15:00Z',
      '2026-04-04T15:30Z',
    ],
    ['behind it', lordHowe, '2026-04-04T15:45Z', '2026-04-04T15:30Z', '2026-04-04T16:30Z'],
    [
      'before the half hour left out',
      lordHowe,
      '2026-10-03T15:15Z',
      '2026-10-03T14:30Z',
      '2026-10-03T15:30Z',
    ],
    ['the half hour that is left', lordHowe, '2026-10-03T15:45Z', '2026-10-03T15:30Z', '2026-10-03T16:00Z'],
    ['behind that', lordHowe, '2026-10-03T16:15Z', '2026-10-03T16:00Z', '2026-10-03T17:00Z'],
    [
      'in a timezone of quarters',
      'Asia/Kathmandu',
      '2026-03-02T00:14Z',
      '2026-03-01T23:15Z',
      '2026-03-02T00:15Z',
    ],
  ])('%s in %s: of %s is from %s to %s', (_what, zone, now, start, end) => {
    expect(periodStart('HOURLY', date(now), zone)).toEqual(date(start));
    expect(nextPeriodStart('HOURLY', date(now), zone)).toEqual(date(end));
    const choices = [{ timezone: zone, since: 0 }];
    expect(memberPeriod('HOURLY', choices, date(now))).toEqual({
      timezone: zone,
      start: date(start),
      end: date(end),
    });
  });
});

describe('a day over a change of the clocks', () => {
  it.each([
    [sydney, '2026-04-05', 25, '2026-04-04T13:00Z', '2026-04-05T14:00Z'],
    [sydney, '2026-10-04', 23, '2026-10-03T14:00Z', '2026-10-04T13:00Z'],
    [auckland, '2026-04-05', 25, '2026-04-04T11:00Z', '2026-04-05T12:00Z'],
    [auckland, '2026-09-27', 23, '2026-09-26T12:00Z', '2026-09-27T11:00Z'],
    [lordHowe, '2026-04-05', 24.5, '2026-04-04T13:00Z', '2026-04-05T13:30Z'],
    [lordHowe, '2026-10-04', 23.5, '2026-10-03T13:30Z', '2026-10-04T13:00Z'],
    // The clocks change at midnight: the day begins at one o'clock, or its last hour comes twice.
    ['America/Santiago', '2026-09-06', 23, '2026-09-06T04:00Z', '2026-09-07T03:00Z'],
    ['Africa/Cairo', '2026-10-29', 25, '2026-10-28T21:00Z', '2026-10-29T22:00Z'],
  ])('in %s, %s, has %d hours', (zone, day, hours, start, end) => {
    const last = new Date(date(end).getTime() - 1);
    for (const now of [date(start), new Date(date(start).getTime() + 12 * 3_600_000), last]) {
      expect(todayIn(now, zone)).toBe(day);
      expect(startOfDay(now, zone)).toEqual(date(start));
      expect(startOfNextDay(now, zone)).toEqual(date(end));
    }
    expect((date(end).getTime() - date(start).getTime()) / 3_600_000).toBe(hours);
  });
});

describe('a longer period over a change of the clocks', () => {
  it.each([
    ['WEEKLY', sydney, '2026-04-05T13:59Z', '2026-03-29T13:00Z', '2026-04-05T14:00Z'],
    ['WEEKLY', auckland, '2026-09-27T10:59Z', '2026-09-20T12:00Z', '2026-09-27T11:00Z'],
    ['WEEKLY', lordHowe, '2026-10-04T12:59Z', '2026-09-27T13:30Z', '2026-10-04T13:00Z'],
    ['MONTHLY', sydney, '2026-04-30T13:59Z', '2026-03-31T13:00Z', '2026-04-30T14:00Z'],
    ['MONTHLY', auckland, '2026-09-30T10:59Z', '2026-08-31T12:00Z', '2026-09-30T11:00Z'],
    ['MONTHLY', 'UTC', '2028-02-29T23:59Z', '2028-02-01T00:00Z', '2028-03-01T00:00Z'],
    ['MONTHLY', 'UTC', '2026-12-31T23:59Z', '2026-12-01T00:00Z', '2027-01-01T00:00Z'],
    ['QUARTERLY', sydney, '2026-12-31T12:59Z', '2026-09-30T14:00Z', '2026-12-31T13:00Z'],
    ['QUARTERLY', lordHowe, '2026-05-01T00:00Z', '2026-03-31T13:00Z', '2026-06-30T13:30Z'],
    ['YEARLY', auckland, '2026-12-31T10:59Z', '2025-12-31T11:00Z', '2026-12-31T11:00Z'],
  ] as const)('%s in %s at %s is from %s to %s', (period, zone, now, start, end) => {
    expect(periodStart(period, date(now), zone)).toEqual(date(start));
    expect(nextPeriodStart(period, date(now), zone)).toEqual(date(end));
    expect(periodStart(period, date(end), zone)).toEqual(date(end));
  });

  it('an unknown timezone counts as UTC for each of them', () => {
    const now = date('2026-05-13T14:20:00Z');
    for (const period of ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const) {
      expect(periodStart(period, now, 'Mars/Olympus')).toEqual(periodStart(period, now, 'UTC'));
      expect(nextPeriodStart(period, now, '')).toEqual(nextPeriodStart(period, now, 'UTC'));
    }
  });

  it('ENUM-19 holds every moment, and the next one begins where it ends', () => {
    const moment = fc.date({ min: date('2026-01-01'), max: date('2027-01-01'), noInvalidDate: true });
    const periods: readonly Period[] = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'];
    fc.assert(
      fc.property(
        moment,
        fc.constantFrom(...periods),
        fc.constantFrom('UTC', sydney, auckland, lordHowe, 'Asia/Kathmandu'),
        (now, period, zone) => {
          const [start, end] = [periodStart(period, now, zone), nextPeriodStart(period, now, zone)];
          expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
          expect(end.getTime()).toBeGreaterThan(now.getTime());
          expect(periodStart(period, end, zone)).toEqual(end);
          expect(periodStart(period, start, zone)).toEqual(start);
        },
      ),
    );
  });
});

describe('counting back and forth', () => {
  it.each([
    ['2026-10-04T13:30:00Z', 1, '2026-10-03T14:30:00.000Z'],
    ['2026-04-05T14:30:00Z', 1, '2026-04-04T13:30:00.000Z'],
    ['2026-03-01T02:00:00Z', 1, '2026-02-28T02:00:00.000Z'],
    ['2028-03-01T02:00:00Z', 1, '2028-02-29T02:00:00.000Z'],
    ['2026-03-05T02:00:00Z', 0, '2026-03-05T02:00:00.000Z'],
  ])('from %s, %i days back in Sydney keep the time of the clock: %s', (now, days, then) => {
    expect(daysBefore(date(now), days, sydney)).toEqual(date(then));
  });

  it.each([
    ['2026-03-31T02:00:00Z', 1, '2026-02-28T02:00:00.000Z'],
    ['2028-03-31T02:00:00Z', 1, '2028-02-29T02:00:00.000Z'],
    ['2028-02-29T02:00:00Z', 12, '2027-02-28T02:00:00.000Z'],
    ['2026-01-31T02:00:00Z', 2, '2025-11-30T02:00:00.000Z'],
    ['2026-10-31T02:00:00Z', 1, '2026-09-30T03:00:00.000Z'],
  ])('TXN-03 from %s, %i months back in Sydney: %s', (now, months, then) => {
    expect(monthsBefore(date(now), months, sydney)).toEqual(date(then));
  });

  it.each([
    ['2026-10-03T15:30:00Z', 'PT1H', '2026-10-03T16:30:00.000Z'],
    ['2026-04-04T02:00:00Z', 'P1D', '2026-04-05T03:00:00.000Z'],
    ['2026-04-05T03:00:00Z', '-P1D', '2026-04-04T02:00:00.000Z'],
    ['2026-10-03T02:00:00Z', 'P1W', '2026-10-10T01:00:00.000Z'],
    ['2028-02-29T00:00:00Z', 'P1Y', '2029-02-28T00:00:00.000Z'],
    ['2026-12-31T00:00:00Z', 'P2M', '2027-02-28T00:00:00.000Z'],
    ['2026-12-31T00:00:00Z', 'PT999999S', '2027-01-11T13:46:39.000Z'],
    ['2026-12-31T00:00:00Z', 'PT0S', '2026-12-31T00:00:00.000Z'],
    ['2026-12-31T00:00:00Z', 'P0D', '2026-12-31T00:00:00.000Z'],
  ])('%s and %s in Sydney are %s', (now, duration, then) => {
    expect(addDuration(date(now), duration, sydney)).toEqual(date(then));
  });
});
