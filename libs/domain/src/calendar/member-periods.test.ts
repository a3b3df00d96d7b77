import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideTimezone,
  isSameDay,
  memberPeriod,
  memberToday,
  nextPeriodStart,
  periodStart,
  timezoneReasons,
} from './index.ts';
import type { Period, TimezoneChoice } from './index.ts';

const since = (timezone: string, moment: string | number = 0): TimezoneChoice => ({
  timezone,
  since: moment,
});
const sydney = since('Australia/Sydney');
const at = (text: string) => new Date(`2026-${text}:00.000Z`);

describe('periods', () => {
  it.each([
    ['HOURLY', '2026-05-13T14:00:00.000Z', '2026-05-13T15:00:00.000Z'],
    ['DAILY', '2026-05-13T14:00:00.000Z', '2026-05-14T14:00:00.000Z'],
    ['WEEKLY', '2026-05-10T14:00:00.000Z', '2026-05-17T14:00:00.000Z'],
    ['MONTHLY', '2026-04-30T14:00:00.000Z', '2026-05-31T14:00:00.000Z'],
    ['QUARTERLY', '2026-03-31T13:00:00.000Z', '2026-06-30T14:00:00.000Z'],
    ['YEARLY', '2025-12-31T13:00:00.000Z', '2026-12-31T13:00:00.000Z'],
  ] as const)('DEP-13 count the %s period from its beginning in the timezone', (period, start, end) => {
    const now = new Date('2026-05-13T14:20:00.000Z');
    expect(periodStart(period, now, 'Australia/Sydney')).toEqual(new Date(start));
    expect(nextPeriodStart(period, now, 'Australia/Sydney')).toEqual(new Date(end));
    expect(memberPeriod(period, [sydney], now)).toEqual({
      timezone: 'Australia/Sydney',
      start: new Date(start),
      end: new Date(end),
    });
  });
});

// Midnight is 13:00 UTC in Sydney in March, 14:00 in Brisbane, 11:00 in Auckland, 15:00 in Tokyo, 10:00 in Kiritimati and
// in Honolulu, a day apart.
it.each([
  ['2026-03-01T13:00:00.000Z', '2026-03-02T12:59:59.999Z', true],
  ['2026-03-02T12:59:59.999Z', '2026-03-01T13:00:00.000Z', true],
  ['2026-03-02T12:59:59.999Z', '2026-03-02T13:00:00.000Z', false],
  ['2026-03-01T13:00:00.000Z', '2026-03-01T12:59:59.999Z', false],
])('%s and %s are of one day in Sydney: %s', (a, b, same) => {
  expect(isSameDay([sydney], new Date(a), new Date(b))).toBe(same);
});

describe('the period of a member who chooses another timezone', () => {
  it.each([
    [
      'before the change',
      [sydney, since('Pacific/Auckland', '2026-03-02T02:00:00Z')],
      '03-02T01:59',
      '03-01T13:00',
      '03-02T13:00',
    ],
    [
      'a midnight that has just passed elsewhere',
      [sydney, since('Pacific/Auckland', '2026-03-02T11:30:00Z')],
      '03-02T11:31',
      '03-01T13:00',
      '03-03T11:00',
    ],
    [
      'a midnight that comes soon elsewhere',
      [sydney, since('Australia/Brisbane', '2026-03-02T12:59:00Z')],
      '03-02T13:30',
      '03-01T13:00',
      '03-02T14:00',
    ],
    [
      'the first day of the new timezone',
      [sydney, since('Australia/Brisbane', '2026-03-02T12:59:00Z')],
      '03-02T14:00',
      '03-02T14:00',
      '03-03T14:00',
    ],
    [
      'a change taken back within the day',
      [
        sydney,
        since('Pacific/Auckland', '2026-03-02T02:00:00Z'),
        since('Australia/Sydney', '2026-03-02T03:00:00Z'),
      ],
      '03-02T12:00',
      '03-01T13:00',
      '03-02T13:00',
    ],
    [
      'several changes of a day, of which the last counts',
      [
        sydney,
        since('Pacific/Auckland', '2026-03-02T02:00:00Z'),
        since('Asia/Tokyo', '2026-03-02T03:00:00Z'),
      ],
      '03-02T14:30',
      '03-01T13:00',
      '03-02T15:00',
    ],
    [
      'a change within the prolonged day',
      [
        sydney,
        since('Asia/Tokyo', '2026-03-02T03:00:00Z'),
        since('Australia/Brisbane', '2026-03-02T14:30:00Z'),
      ],
      '03-02T15:30',
      '03-01T13:00',
      '03-03T14:00',
    ],
    [
      'a change on a later day',
      [
        sydney,
        since('Asia/Tokyo', '2026-03-02T03:00:00Z'),
        since('Australia/Sydney', '2026-03-05T03:00:00Z'),
      ],
      '03-05T14:00',
      '03-04T15:00',
      '03-06T13:00',
    ],
  ] as const)('runs on: %s', (_case, choices, now, start, end) => {
    expect(memberPeriod('DAILY', choices, at(now))).toMatchObject({ start: at(start), end: at(end) });
  });

  it('is no day of a date that has been', () => {
    const kiritimati = since('Pacific/Kiritimati');
    const east = [kiritimati, since('Pacific/Honolulu', '2026-03-02T00:00:00Z')];
    expect(memberPeriod('DAILY', east, at('03-02T12:00'))).toEqual({
      timezone: 'Pacific/Kiritimati',
      start: at('03-01T10:00'),
      end: at('03-03T10:00'),
    });
    expect(memberPeriod('DAILY', east, at('03-03T10:00'))).toMatchObject({ timezone: 'Pacific/Honolulu' });
  });

  const auckland = [sydney, since('Pacific/Auckland', '2026-03-31T12:00:00Z')];
  const perth = [sydney, since('Australia/Perth', '2026-03-31T12:00:00Z')];

  it.each([
    ['MONTHLY', auckland, '03-31T12:30', '02-28T13:00', '03-31T13:00'],
    ['MONTHLY', auckland, '03-31T13:00', '03-31T13:00', '04-30T12:00'],
    ['MONTHLY', auckland, '04-30T12:00', '04-30T12:00', '05-31T12:00'],
    ['WEEKLY', auckland, '04-01T00:00', '03-29T13:00', '04-05T14:00'],
    ['WEEKLY', auckland, '04-06T00:00', '04-05T14:00', '04-12T12:00'],
    ['MONTHLY', perth, '03-31T15:59', '02-28T13:00', '03-31T16:00'],
    ['MONTHLY', perth, '03-31T16:00', '03-31T16:00', '04-30T16:00'],
    ['QUARTERLY', auckland, '03-31T13:00', '03-31T13:00', '06-30T12:00'],
  ] as const)(
    'is a %s one that ends no sooner than it would have (%#)',
    (period, choices, now, start, end) => {
      expect(memberPeriod(period, choices, at(now))).toMatchObject({ start: at(start), end: at(end) });
    },
  );

  it('says which day it is for the member', () => {
    const choices = [sydney, since('Pacific/Kiritimati', '2026-03-02T02:00:00Z')];
    expect(memberToday(choices, at('03-02T12:59'))).toBe('2026-03-02');
    expect(memberToday(choices, at('03-02T13:00'))).toBe('2026-03-02');
    expect(memberToday(choices, at('03-03T10:00'))).toBe('2026-03-04');
  });

  it('is UTC without any choice', () => {
    expect(memberPeriod('DAILY', [], at('03-02T12:00'))).toMatchObject({ start: at('03-02T00:00') });
  });

  const zones = [
    'UTC',
    'Australia/Sydney',
    'Australia/Brisbane',
    'Asia/Tokyo',
    'America/New_York',
    'Pacific/Honolulu',
    'Pacific/Kiritimati',
    'Asia/Kathmandu',
  ];
  const first = Date.UTC(2026, 2, 1);
  const hour = 3_600_000;
  const days = 8;

  it('follows on the one before, and no day is shorter than a day, whatever is chosen', () => {
    const moment = fc
      .integer({ min: 0, max: (days - 1) * 24 * 60 })
      .map((minutes) => first + minutes * 60_000);
    const changes = fc.array(fc.tuple(fc.constantFrom(...zones), moment), { maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), changes, (begin, given) => {
        const later = given.toSorted((a, b) => a[1] - b[1]).map(([zone, chosen]) => since(zone, chosen));
        const choices = [since(begin), ...later];
        let day = memberPeriod('DAILY', choices, new Date(first));
        for (let now = first; now < first + days * 24 * hour; now += 3 * hour) {
          const next = memberPeriod('DAILY', choices, new Date(now));
          expect(next.start.getTime()).toBeLessThanOrEqual(now);
          expect(next.end.getTime()).toBeGreaterThan(now);
          const passed = next.start.getTime() - day.start.getTime();
          // A day over a change of the clocks has 23 hours.
          if (passed !== 0) expect(passed).toBeGreaterThanOrEqual(23 * hour);
          day = next;
        }
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});

describe('choosing a timezone', () => {
  const now = at('03-02T12:00');
  const planOf = (choices: readonly TimezoneChoice[], timezone: string) => {
    const decision = decideTimezone(choices, timezone, now);
    return decision.allowed ? decision.plan : timezoneReasons[decision.reason].code;
  };

  it('adds it with its moment, and nothing when it is the present one', () => {
    expect(planOf([sydney], 'Asia/Tokyo')).toEqual([sydney, since('Asia/Tokyo', now.getTime())]);
    expect(planOf([sydney], 'Australia/Sydney')).toEqual([sydney]);
  });

  it('is refused for one that is not known', () => {
    expect(planOf([sydney], 'Mars/Olympus')).toBe('BAD_USER_INPUT');
  });

  it('is refused after five changes of a day', () => {
    const recent = Array.from({ length: 5 }, (_, index) => since('Asia/Tokyo', now.getTime() - index - 1));
    expect(planOf([sydney, ...recent.slice(1)], 'UTC')).toHaveLength(6);
    expect(planOf([sydney, ...recent], 'UTC')).toBe('RATE_LIMITED');
  });

  it('lets go of what no running period depends on', () => {
    const old = [
      since('UTC'),
      since('Asia/Tokyo', '2022-01-01T00:00:00Z'),
      since('Europe/Rome', '2023-01-01T00:00:00Z'),
    ];
    expect(planOf([...old, since('UTC', '2026-01-01T00:00:00Z')], 'Asia/Tokyo')).toEqual([
      since('Europe/Rome', '2023-01-01T00:00:00Z'),
      since('UTC', '2026-01-01T00:00:00Z'),
      since('Asia/Tokyo', now.getTime()),
    ]);
  });

  const anyPeriod: readonly Period[] = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'];
  it.each(anyPeriod)('leaves the running %s period where it began', (period) => {
    const before = memberPeriod(period, [sydney], now);
    for (const timezone of ['Asia/Tokyo', 'Pacific/Kiritimati', 'America/New_York', 'Asia/Kathmandu']) {
      const decision = decideTimezone([sydney], timezone, now);
      const after = memberPeriod(period, decision.allowed ? decision.plan : [], now);
      expect(after.start).toEqual(before.start);
      expect(after.end.getTime()).toBeGreaterThanOrEqual(before.end.getTime());
    }
  });
});
