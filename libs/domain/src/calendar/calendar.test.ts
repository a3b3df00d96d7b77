import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDuration,
  ageOn,
  daysInMonth,
  daysLeft,
  isTimeZone,
  nextTimerDelay,
  parseDuration,
  parsePlainDate,
  secondsLeft,
  startOfDay,
  startOfMonth,
  startOfNextDay,
  startOfNextMonth,
  startOfNextWeek,
  startOfWeek,
  todayIn,
  weekdayIn,
} from './index.ts';

const sydney = 'Australia/Sydney';
const date = (text: string) => new Date(text);
const anyDate = fc.date({ min: date('1970-01-01'), max: date('2100-01-01'), noInvalidDate: true });

describe('durations', () => {
  it.each([
    ['P1D', '2026-11-22T10:00:00.000Z'],
    ['PT90M', '2026-11-21T11:30:00.000Z'],
    ['PT10S', '2026-11-21T10:00:10.000Z'],
    ['P2W', '2026-12-05T10:00:00.000Z'],
    ['P1M', '2026-12-21T10:00:00.000Z'],
    ['P1Y2M3DT4H5M6S', '2028-01-24T14:05:06.000Z'],
    ['-P1D', '2026-11-20T10:00:00.000Z'],
    ['P90D', '2027-02-19T10:00:00.000Z'],
  ])('adds %s', (duration, moment) => {
    expect(addDuration(date('2026-11-21T10:00:00Z'), duration)).toEqual(date(moment));
  });

  it('makes a day that does not exist the last of its month', () => {
    expect(addDuration(date('2027-01-31T10:00:00Z'), 'P1M')).toEqual(date('2027-02-28T10:00:00Z'));
  });

  it('keeps the hour of the day over a clock change', () => {
    expect(addDuration(date('2026-10-03T02:00:00Z'), 'P1D', sydney)).toEqual(date('2026-10-04T01:00:00Z'));
  });

  it.each(['', 'P', 'PT', 'P1', '1D', 'P1H', 'PT1D', 'P1.5D', 'P-1D', 'P1D2Y', 'p1d', 'P9999999D', '2 days'])(
    'refuses %j',
    (duration) => {
      expect(parseDuration(duration)).toBeNull();
      expect(addDuration(date('2026-11-21T10:00:00Z'), duration)).toBeNull();
    },
  );

  it('gives nothing beyond the range of dates or in an unknown timezone', () => {
    expect(addDuration(date('2026-11-21T10:00:00Z'), 'P999999Y')).toBeNull();
    expect(addDuration(date('2026-11-21T10:00:00Z'), 'P1D', 'Mars/Olympus')).toBeNull();
  });

  it('reads every part', () => {
    expect(parseDuration('-P1Y2M3W4DT5H6M7S')).toEqual({
      sign: -1,
      years: 1,
      months: 2,
      weeks: 3,
      days: 4,
      hours: 5,
      minutes: 6,
      seconds: 7,
    });
  });
});

describe('days of a timezone', () => {
  const at = date('2026-11-22T13:30:00Z');

  it('tells the day and the weekday', () => {
    expect(todayIn(at, 'UTC')).toBe('2026-11-22');
    expect(todayIn(at, sydney)).toBe('2026-11-23');
    expect(weekdayIn(at, 'UTC')).toBe('SUNDAY');
    expect(weekdayIn(at, sydney)).toBe('MONDAY');
    expect(todayIn(at, 'Mars/Olympus')).toBe('2026-11-22');
  });

  it('answers the same question with a date of its own each time', () => {
    const at = date('2026-07-15T20:00:00Z');
    startOfDay(at, sydney).setFullYear(1999);
    expect(startOfDay(at, sydney)).toEqual(date('2026-07-15T14:00:00Z'));
    expect(startOfDay(at, 'America/New_York')).toEqual(date('2026-07-15T04:00:00Z'));
    expect(startOfNextDay(at, sydney)).toEqual(date('2026-07-16T14:00:00Z'));
    expect(startOfDay(date('2026-07-15T13:00:00Z'), sydney)).toEqual(date('2026-07-14T14:00:00Z'));
  });

  it('finds the beginning of day, week and month', () => {
    expect(startOfDay(at, sydney)).toEqual(date('2026-11-22T13:00:00Z'));
    expect(startOfWeek(at, 'UTC')).toEqual(date('2026-11-16T00:00:00Z'));
    expect(startOfWeek(at, sydney)).toEqual(date('2026-11-22T13:00:00Z'));
    expect(startOfMonth(at, sydney)).toEqual(date('2026-10-31T13:00:00Z'));
  });

  it('finds the beginning of the next day, week and month', () => {
    expect(startOfNextDay(at, sydney)).toEqual(date('2026-11-23T13:00:00Z'));
    expect(startOfNextWeek(at, 'UTC')).toEqual(date('2026-11-23T00:00:00Z'));
    expect(startOfNextWeek(at, sydney)).toEqual(date('2026-11-29T13:00:00Z'));
    expect(startOfNextMonth(at, sydney)).toEqual(date('2026-11-30T13:00:00Z'));
  });

  it('counts the days of clock changes as they are', () => {
    expect(startOfNextDay(date('2026-10-03T15:00:00Z'), sydney)).toEqual(date('2026-10-04T13:00:00Z'));
    expect(startOfNextDay(date('2026-04-04T14:00:00Z'), sydney)).toEqual(date('2026-04-05T14:00:00Z'));
    expect(startOfNextWeek(date('2026-10-01T00:00:00Z'), sydney)).toEqual(date('2026-10-04T13:00:00Z'));
    expect(startOfNextMonth(date('2026-10-01T00:00:00Z'), sydney)).toEqual(date('2026-10-31T13:00:00Z'));
  });

  it('has a next day after every moment, which begins a day', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.constantFrom('UTC', sydney, 'America/New_York', 'Pacific/Auckland'),
        (moment, zone) => {
          const next = startOfNextDay(moment, zone);
          expect(next.getTime()).toBeGreaterThan(moment.getTime());
          expect(startOfDay(next, zone)).toEqual(next);
        },
      ),
    );
  });

  it('knows timezones', () => {
    expect(isTimeZone(sydney)).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});

describe('plain dates', () => {
  it('knows the days of months', () => {
    expect(daysInMonth(2024, 2)).toBe(29);
    expect(daysInMonth(2023, 2)).toBe(28);
    expect(daysInMonth(1900, 2)).toBe(28);
    expect(daysInMonth(2000, 2)).toBe(29);
    expect(daysInMonth(2026, 4)).toBe(30);
    expect(daysInMonth(2026, 13)).toBe(0);
  });

  it('reads days that exist only', () => {
    expect(parsePlainDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
    for (const text of [
      '2023-02-29',
      '2023-2-1',
      '2023-13-01',
      '2023-00-10',
      '2023-01-00',
      '0000-01-01',
      'x',
    ]) {
      expect(parsePlainDate(text)).toBeNull();
    }
  });

  it.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2008-12-01', '2026-11-21', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', null],
    ['nonsense', '2026-11-21', null],
  ])('who was born on %s is %s: %s', (birthday, today, age) => {
    expect(ageOn(birthday, today)).toBe(age);
  });
});

describe('waiting', () => {
  it('waits in chunks that a timer can hold', () => {
    expect(nextTimerDelay(1500)).toBe(1500);
    expect(nextTimerDelay(2_147_483_647)).toBe(2_147_483_647);
    expect(nextTimerDelay(2_147_483_648)).toBe(2_147_483_647);
    expect(nextTimerDelay(90 * 86_400_000)).toBe(2_147_483_647);
    expect(nextTimerDelay(0)).toBe(0);
    expect(nextTimerDelay(-5)).toBe(0);
    expect(nextTimerDelay(Number.NaN)).toBe(0);
    expect(nextTimerDelay(0.2)).toBe(1);
  });

  it('rounds days and seconds left up', () => {
    const now = date('2026-11-21T10:00:00Z');
    expect(daysLeft(date('2026-11-22T10:00:00Z'), now)).toBe(1);
    expect(daysLeft(date('2026-11-22T10:00:00.001Z'), now)).toBe(2);
    expect(daysLeft(date('2026-11-21T10:00:01Z'), now)).toBe(1);
    expect(daysLeft(now, now)).toBe(0);
    expect(daysLeft(date('2026-11-01T10:00:00Z'), now)).toBe(0);
    expect(secondsLeft(date('2026-11-21T10:01:59.001Z'), now)).toBe(120);
    expect(secondsLeft(date('2026-11-21T09:00:00Z'), now)).toBe(0);
  });
});
