import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  daysInMonth,
  decideTimezone,
  isLeapYear,
  memberPeriod,
  nextPeriodStart,
  parsePlainDate,
  periodStart,
  plainDateOf,
  timezoneReasons,
  weekdayIn,
} from './index.ts';

describe('days by the calendar', () => {
  it.each([
    [1900, false],
    [2000, true],
    [2023, false],
    [2024, true],
    [2100, false],
    [2400, true],
  ])('the year %i has a leap day: %s', (year, leap) => {
    expect(isLeapYear(year)).toBe(leap);
    expect(daysInMonth(year, 2)).toBe(leap ? 29 : 28);
  });

  it('months have 31, 28 or 30 days, and there are twelve', () => {
    expect(Array.from({ length: 14 }, (_, month) => daysInMonth(2026, month))).toEqual([
      0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0,
    ]);
  });

  it('are read as they were written, and a day more than the month has is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const day = daysInMonth(year, month);
        expect(parsePlainDate(plainDateOf({ year, month, day }))).toEqual({ year, month, day });
        expect(parsePlainDate(plainDateOf({ year, month, day: day + 1 }))).toBeNull();
      }),
    );
  });

  it.each([
    ['2026-11-16', 'MONDAY'],
    ['2026-11-17', 'TUESDAY'],
    ['2026-11-18', 'WEDNESDAY'],
    ['2026-11-19', 'THURSDAY'],
    ['2026-11-20', 'FRIDAY'],
    ['2026-11-21', 'SATURDAY'],
    ['2026-11-22', 'SUNDAY'],
  ])('ENUM-10 %s is a %s', (day, weekday) => {
    expect(weekdayIn(new Date(`${day}T00:00:00Z`), 'UTC')).toBe(weekday);
  });

  it.each([
    ['2008-11-20', 18],
    ['2008-11-21', 18],
    ['2008-11-22', 17],
    ['2008-10-31', 18],
    ['2008-12-01', 17],
    ['1926-11-21', 100],
  ])('who was born on %s is, on 21 November 2026, %i', (birthday, age) => {
    expect(ageOn(birthday, '2026-11-21')).toBe(age);
    expect(ageOn(birthday, 'today')).toBeNull();
  });
});

describe('the very moment of a change', () => {
  const choice = (timezone: string, since: string | number) => ({ timezone, since });
  const at = (text: string) => new Date(`2026-03-${text}:00.000Z`);

  it('prolongs the day at once where the next one begins later elsewhere', () => {
    const brisbane = [choice('Australia/Sydney', 0), choice('Australia/Brisbane', '2026-03-02T12:59:00Z')];
    expect(memberPeriod('DAILY', brisbane, at('02T12:59'))).toMatchObject({ end: at('02T14:00') });
    expect(memberPeriod('DAILY', brisbane, at('02T12:58'))).toMatchObject({ end: at('02T13:00') });
  });

  it('belongs to the new day where that begins with it', () => {
    const twice = [
      choice('Australia/Sydney', 0),
      choice('Asia/Tokyo', '2026-03-02T03:00:00Z'),
      choice('Australia/Brisbane', '2026-03-02T15:00:00Z'),
    ];
    expect(memberPeriod('DAILY', twice, at('02T14:59'))).toMatchObject({ start: at('01T13:00') });
    expect(memberPeriod('DAILY', twice, at('02T15:00'))).toMatchObject({
      timezone: 'Asia/Tokyo',
      start: at('02T15:00'),
    });
  });

  it('begins an hour whole also where it is the next day already', () => {
    const chatham = [choice('Australia/Sydney', 0), choice('Pacific/Chatham', '2026-03-02T10:30:00Z')];
    expect(memberPeriod('HOURLY', chatham, at('02T10:45'))).toMatchObject({
      start: at('02T10:00'),
      end: at('02T11:15'),
    });
    expect(memberPeriod('HOURLY', chatham, at('02T11:15'))).toMatchObject({ end: at('02T12:15') });
  });

  it('is told to the millisecond within an hour', () => {
    const now = new Date('2026-03-02T12:59:59.999Z');
    expect(periodStart('HOURLY', now, 'UTC')).toEqual(at('02T12:00'));
    expect(nextPeriodStart('HOURLY', now, 'UTC')).toEqual(at('02T13:00'));
  });
});

describe('another timezone of a member', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const dayMs = 86_400_000;
  const changes = (count: number, ago: number) =>
    Array.from({ length: count }, () => ({ timezone: 'Asia/Tokyo', since: now.getTime() - ago }));
  const home = { timezone: 'Australia/Sydney', since: 0 };
  const reasonOf = (choices: Parameters<typeof decideTimezone>[0], timezone: string) => {
    const decision = decideTimezone(choices, timezone, now);
    return decision.allowed ? null : decision.reason;
  };

  it.each([
    [4, dayMs - 1, null],
    [5, dayMs - 1, 'tooOften'],
    [5, dayMs, null],
    [6, 0, 'tooOften'],
  ])('after %i changes, %i ms ago: %s', (count, ago, reason) => {
    expect(reasonOf([home, ...changes(count, ago)], 'UTC')).toBe(reason);
  });

  it.each([
    [732 * dayMs, 3],
    [732 * dayMs + 1, 2],
  ])(
    'keeps the one before a choice of %i ms ago only while a period of two years may need it: %i',
    (ago, kept) => {
      const choices = [home, { timezone: 'Asia/Tokyo', since: now.getTime() - ago }];
      expect(decideTimezone(choices, 'UTC', now)).toMatchObject({ plan: { length: kept } });
    },
  );

  it('is not known before it is too often, and the present one is never too often', () => {
    const many = [home, ...changes(5, 1)];
    expect(reasonOf(many, 'Mars/Olympus')).toBe('unknown');
    expect(reasonOf(many, 'Asia/Tokyo')).toBeNull();
    expect(Object.values(timezoneReasons).map(({ code, text, field }) => [code, text(), field])).toEqual([
      ['BAD_USER_INPUT', 'This timezone is not known.', 'timezone'],
      [
        'RATE_LIMITED',
        'Your timezone was changed several times today. Please change it again tomorrow.',
        'timezone',
      ],
    ]);
  });
});
