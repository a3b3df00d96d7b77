import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '../calendar/index.ts';
import { money } from '../money/index.ts';
import { isClaimedToday, nextClaimDay } from './claimable.ts';
import { cashbackStanding, claimStatus, isClaimable } from './index.ts';
import type { ClaimFacts } from './index.ts';
import { mondays } from './testing/claims.ts';

const zone = (timezone: string) => [{ timezone, since: 0 }];
const sydney = zone('Australia/Sydney');
const facts = mondays;
/** 9 March 2026, a Monday, at noon in Sydney. */
const noon = new Date('2026-03-09T01:00:00.000Z');

// The clocks go back on Sunday 5 April 2026 in Sydney and Auckland, forward on 27 September (Auckland) and 4 October.
describe('CASHBK-07 CASHBK-10 Monday', () => {
  it.each([
    ['Australia/Sydney', '2026-03-01T13:00:00.000Z', '2026-03-02T13:00:00.000Z'],
    ['Australia/Sydney', '2026-04-05T14:00:00.000Z', '2026-04-06T14:00:00.000Z'],
    ['Australia/Sydney', '2026-10-04T13:00:00.000Z', '2026-10-05T13:00:00.000Z'],
    ['Pacific/Auckland', '2026-03-01T11:00:00.000Z', '2026-03-02T11:00:00.000Z'],
    ['Pacific/Auckland', '2026-04-05T12:00:00.000Z', '2026-04-06T12:00:00.000Z'],
    ['Pacific/Auckland', '2026-09-27T11:00:00.000Z', '2026-09-28T11:00:00.000Z'],
    ['Australia/Perth', '2026-03-01T16:00:00.000Z', '2026-03-02T16:00:00.000Z'],
    ['Australia/Perth', '2026-04-05T16:00:00.000Z', '2026-04-06T16:00:00.000Z'],
  ])('is in %s from %s until %s', (timezone, from, until) => {
    const choices = zone(timezone);
    const [start, end] = [new Date(from), new Date(until)];
    const before = (at: Date) => new Date(at.getTime() - 1);
    expect(isClaimable(facts, before(start), choices)).toBe(false);
    expect(isClaimable(facts, start, choices)).toBe(true);
    expect(isClaimable(facts, before(end), choices)).toBe(true);
    expect(isClaimable(facts, end, choices)).toBe(false);
    expect(nextClaimDay(['MONDAY'], before(start), choices)).toEqual(start);
    const claimed = { ...facts, dateLastClaimed: start };
    expect(isClaimable(claimed, before(end), choices)).toBe(false);
    expect(isClaimedToday(start, before(end), choices)).toBe(true);
    expect(isClaimedToday(start, end, choices)).toBe(false);
  });
});

describe('what keeps a cashback from being claimed', () => {
  it.each<[string, boolean, Partial<ClaimFacts>]>([
    ['nothing', true, {}],
    ['not a claim the week before', true, { dateLastClaimed: new Date('2026-03-02T01:00:00.000Z') }],
    [
      'not a claim in the last moment before',
      true,
      { dateLastClaimed: new Date('2026-03-08T12:59:59.999Z') },
    ],
    ['a claim at midnight', false, { dateLastClaimed: new Date('2026-03-08T13:00:00.000Z') }],
    ['CASHBK-08 the limit of the month', false, { hasReachedMaxMonthlyClaim: true }],
    ['CASHBK-26 no amount', false, { amount: money.zero }],
    ['CASHBK-26 an amount below zero', false, { amount: money.of(-1n) }],
    ['a cashback that is off', false, { active: false }],
    ['another weekday', false, { daysOfWeekClaimable: ['SUNDAY', 'TUESDAY'] }],
    ['CASHBK-23 the end of this very day', false, { lastEndedDay: new Date('2026-03-08T13:00:00.000Z') }],
    ['not the end of the claim day before', true, { lastEndedDay: new Date('2026-03-01T13:00:00.000Z') }],
    ['no weekday at all', false, { daysOfWeekClaimable: [] }],
    ['not a second weekday', true, { daysOfWeekClaimable: ['SUNDAY', 'MONDAY'] }],
  ])('is %s: claimable %s', (_what, claimable, change) => {
    expect(isClaimable({ ...facts, ...change }, noon, sydney)).toBe(claimable);
  });

  it('allows one claim a day, however often it is asked for', () => {
    const perth = zone('Australia/Perth');
    const hours = fc.array(fc.integer({ min: 0, max: 240 }), { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(hours, (asked) => {
        const midnight = Date.parse('2026-03-20T16:00:00Z');
        const claimed: number[] = [];
        let dateLastClaimed: Date | null = null;
        for (const hour of asked.toSorted((a, b) => a - b)) {
          const now = new Date(midnight + hour * 3_600_000);
          if (!isClaimable({ ...facts, daysOfWeekClaimable: weekdays, dateLastClaimed }, now, perth))
            continue;
          dateLastClaimed = now;
          claimed.push(Math.floor(hour / 24));
        }
        const days = new Set(asked.map((hour) => Math.floor(hour / 24)));
        expect(claimed).toEqual([...days].toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('the next claim day', () => {
  it.each([
    ['TUESDAY', '2026-03-09T13:00:00.000Z'],
    ['WEDNESDAY', '2026-03-10T13:00:00.000Z'],
    ['THURSDAY', '2026-03-11T13:00:00.000Z'],
    ['FRIDAY', '2026-03-12T13:00:00.000Z'],
    ['SATURDAY', '2026-03-13T13:00:00.000Z'],
    ['SUNDAY', '2026-03-14T13:00:00.000Z'],
    ['MONDAY', '2026-03-15T13:00:00.000Z'],
  ] as const)('on a Monday at noon is for %s at %s', (day, start) => {
    expect(nextClaimDay([day], noon, sydney)).toEqual(new Date(start));
  });

  it('is the nearest of several, whatever their order', () => {
    const wednesday = new Date('2026-03-10T13:00:00.000Z');
    expect(nextClaimDay(['SUNDAY', 'WEDNESDAY', 'MONDAY'], noon, sydney)).toEqual(wednesday);
  });

  it('is tomorrow where every day is one', () => {
    expect(nextClaimDay(weekdays, noon, sydney)).toEqual(new Date('2026-03-09T13:00:00.000Z'));
  });

  it('is a week later where a move over the date line leaves a day out', () => {
    const moved = [
      ...zone('Pacific/Honolulu'),
      { timezone: 'Pacific/Kiritimati', since: '2026-03-09T00:00:00Z' },
    ];
    const sunday = new Date('2026-03-09T01:00:00.000Z');
    expect(nextClaimDay(['MONDAY'], sunday, moved)).toEqual(new Date('2026-03-15T10:00:00.000Z'));
  });
});

describe('CASHBK-09 the card', () => {
  const card = {
    daysOfWeekClaimable: ['MONDAY'],
    hasReachedMaxMonthlyClaim: false,
    isClaimable: false,
    isClaimedToday: false,
  } as const;

  it.each([
    [
      'what the platform says before the limit',
      { isClaimable: true, hasReachedMaxMonthlyClaim: true },
      'CLAIMABLE',
    ],
    ['the limit before the next claim day', { hasReachedMaxMonthlyClaim: true }, 'LIMIT_REACHED'],
    ['the claim of today before the next claim day', { isClaimedToday: true }, 'CLAIMED'],
    ['the next claim day', {}, 'NOT_YET'],
  ] as const)('shows %s', (_what, change, state) => {
    expect(cashbackStanding({ ...card, ...change }, noon, sydney).state).toBe(state);
  });

  it('counts down to midnight of the claim day, and to nothing where there is none', () => {
    expect(cashbackStanding(card, noon, sydney).countdownTo).toEqual(new Date('2026-03-15T13:00:00.000Z'));
    const never = { ...card, daysOfWeekClaimable: [] };
    expect(cashbackStanding(never, noon, sydney)).toEqual({ state: 'NOT_YET', countdownTo: null });
  });

  it('is ready before it is claimed, where both are true', () => {
    expect(claimStatus({ claimable: true, dateLastClaimed: noon }, noon, sydney)).toBe('READY');
  });
});
