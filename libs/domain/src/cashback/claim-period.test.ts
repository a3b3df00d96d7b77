import { describe, expect, it } from 'vitest';
import { weekdays } from '../calendar/index.ts';
import type { Weekday } from '../calendar/index.ts';
import { claimPeriod, comingClaimDay, periodBefore } from './index.ts';

const zone = (timezone: string) => [{ timezone, since: 0 }];
const at = (text: string) => new Date(text);
const period = (
  days: readonly Weekday[],
  now: string,
  {
    claimed = null,
    ended = null,
    timezone = 'Australia/Sydney',
  }: { claimed?: string | null; ended?: string | null; timezone?: string } = {},
) => {
  const found = claimPeriod(
    {
      daysOfWeekClaimable: days,
      dateLastClaimed: claimed === null ? null : at(claimed),
      lastEndedDay: ended === null ? null : at(ended),
    },
    at(now),
    zone(timezone),
  );
  return found && [found.from.toISOString(), found.until.toISOString()];
};

// 9 March 2026 is a Monday; it begins in Sydney at 13:00 UTC on the 8th, in Perth at 16:00.
const [week, next, third] = [
  '2026-03-01T13:00:00.000Z',
  '2026-03-08T13:00:00.000Z',
  '2026-03-15T13:00:00.000Z',
] as const;

describe('a claim on Mondays covers', () => {
  it.each([
    ['in the first moment of Monday', next, null, [week, next]],
    ['in its last moment', '2026-03-09T12:59:59.999Z', null, [week, next]],
    ['with a claim of the week before', '2026-03-09T01:00:00.000Z', '2026-03-02T02:00:00.000Z', [week, next]],
    ['once it is claimed, the week that runs', '2026-03-09T01:00:00.000Z', next, [next, third]],
    ['on Tuesday, unclaimed, nothing of before Monday', '2026-03-09T13:00:00.000Z', null, [next, third]],
    ['in the last moment before Monday', '2026-03-15T12:59:59.999Z', null, [next, third]],
    ['after two Mondays without a claim, one week', third, '2026-03-01T13:00:00.000Z', [next, third]],
  ] as const)('CASHBK-23 %s', (_when, now, claimed, covered) => {
    expect(period(['MONDAY'], now, { claimed })).toEqual(covered);
  });

  it('CASHBK-23 the weeks of the member’s own timezone', () => {
    expect(period(['MONDAY'], '2026-03-08T15:59:59.999Z', { timezone: 'Australia/Perth' })).toEqual([
      '2026-03-01T16:00:00.000Z',
      '2026-03-08T16:00:00.000Z',
    ]);
    expect(period(['MONDAY'], '2026-03-08T16:00:00.000Z', { timezone: 'Australia/Perth' })).toEqual([
      '2026-03-01T16:00:00.000Z',
      '2026-03-08T16:00:00.000Z',
    ]);
    expect(period(['MONDAY'], '2026-03-09T16:00:00.000Z', { timezone: 'Australia/Perth' })).toEqual([
      '2026-03-08T16:00:00.000Z',
      '2026-03-15T16:00:00.000Z',
    ]);
  });

  it('an hour more when the clocks go back, an hour less when they go forward', () => {
    expect(period(['MONDAY'], '2026-04-05T14:00:00.000Z')).toEqual([
      '2026-03-29T13:00:00.000Z',
      '2026-04-05T14:00:00.000Z',
    ]);
    expect(period(['MONDAY'], '2026-10-04T13:00:00.000Z')).toEqual([
      '2026-09-27T14:00:00.000Z',
      '2026-10-04T13:00:00.000Z',
    ]);
  });
});

describe('a claim on other days covers', () => {
  it('what lies between two of them', () => {
    const days = ['MONDAY', 'FRIDAY'] as const;
    expect(period(days, '2026-03-09T01:00:00.000Z')).toEqual(['2026-03-05T13:00:00.000Z', next]);
    expect(period(days, '2026-03-12T13:00:00.000Z')).toEqual([next, '2026-03-12T13:00:00.000Z']);
  });

  it('one day when every day is one, and nothing when none is', () => {
    const every = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
    expect(period(every, '2026-03-09T01:00:00.000Z')).toEqual(['2026-03-07T13:00:00.000Z', next]);
    expect(period([], '2026-03-09T01:00:00.000Z')).toBeNull();
  });

  it('nothing twice when the days were changed after a claim', () => {
    expect(period(['TUESDAY'], '2026-03-10T01:00:00.000Z', { claimed: '2026-03-09T01:00:00.000Z' })).toEqual([
      next,
      '2026-03-09T13:00:00.000Z',
    ]);
  });

  it.each([
    ['once it is closed, the week that runs', ['MONDAY'], '2026-03-09T01:00:00.000Z', [next, third]],
    [
      'nothing twice when the days were changed after a day that gave nothing',
      ['TUESDAY'],
      '2026-03-10T01:00:00.000Z',
      [next, '2026-03-09T13:00:00.000Z'],
    ],
  ] as const)('%s', (_what, days, now, covered) => {
    expect(period(days, now, { ended: next })).toEqual(covered);
  });

  it('the day that began before another timezone was chosen', () => {
    const choices = [
      { timezone: 'Australia/Sydney', since: 0 },
      { timezone: 'Asia/Tokyo', since: '2026-03-04T01:00:00.000Z' },
    ];
    const facts = { daysOfWeekClaimable: ['MONDAY'] as const, dateLastClaimed: null, lastEndedDay: null };
    expect(claimPeriod(facts, at('2026-03-08T15:00:00.000Z'), choices)).toEqual({
      from: at(week),
      until: at('2026-03-08T15:00:00.000Z'),
    });
  });
});

it.each([
  ['collected on Tuesday, is the next Monday', true, '2026-03-10T01:00:00.000Z', null, third],
  ['collected once Monday was claimed, is the next Monday', true, '2026-03-09T01:00:00.000Z', next, third],
  ['of the Monday that runs, is none', true, '2026-03-09T01:00:00.000Z', null, null],
  ['of nothing, is none', false, '2026-03-10T01:00:00.000Z', null, null],
] as const)('the coming claim day of what is %s', (_what, collected, now, claimed, start) => {
  const facts = {
    collected,
    daysOfWeekClaimable: ['MONDAY'] as const,
    dateLastClaimed: claimed && at(claimed),
    lastEndedDay: null,
  };
  const found = comingClaimDay(facts, at(now), zone('Australia/Sydney'));
  expect(found?.start.toISOString() ?? null).toBe(start);
});

describe('the period before one', () => {
  const before = (days: readonly Weekday[], from: string, until: string) => {
    const found = periodBefore({ from: at(from), until: at(until) }, days, zone('Australia/Sydney'));
    return [found.from.toISOString(), found.until.toISOString()];
  };

  it.each([
    ['of a week is the week before', before(['MONDAY'], next, third), [week, next]],
    [
      'of a day is the day before',
      before([...weekdays], next, '2026-03-09T13:00:00.000Z'),
      ['2026-03-07T13:00:00.000Z', next],
    ],
    [
      'begins with the claim day before it',
      before(['MONDAY', 'FRIDAY'], next, '2026-03-12T13:00:00.000Z'),
      ['2026-03-05T13:00:00.000Z', next],
    ],
  ])('%s', (_what, found, expected) => {
    expect(found).toEqual(expected);
  });
});
