import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { isClaimedToday, nextClaimDay } from './claimable.ts';
import {
  cashbackAccount,
  cashbackStanding,
  cashbackStateTexts,
  claimStatus,
  hasReachedMonthlyLimit,
  isClaimable,
} from './index.ts';
import { mondays } from './testing/claims.ts';

const sydney = [{ timezone: 'Australia/Sydney', since: 0 }];
const utc = [{ timezone: 'UTC', since: 0 }];
/** Monday in Sydney, still Sunday in UTC. */
const monday = new Date('2026-03-01T13:00:00.000Z');
const facts = mondays;

describe('claim days', () => {
  it('CASHBK-07 can be claimed on a claim day, once a day', () => {
    expect(isClaimable(facts, monday, sydney)).toBe(true);
    expect(isClaimable({ ...facts, daysOfWeekClaimable: ['TUESDAY', 'SUNDAY'] }, monday, sydney)).toBe(false);
    expect(
      isClaimable({ ...facts, dateLastClaimed: monday }, new Date('2026-03-02T12:59:59.999Z'), sydney),
    ).toBe(false);
    expect(
      isClaimable({ ...facts, dateLastClaimed: new Date('2026-03-01T12:59:59.999Z') }, monday, sydney),
    ).toBe(true);
  });

  it('CASHBK-08 cannot be claimed at the monthly limit, on a claim day too', () => {
    expect(isClaimable({ ...facts, hasReachedMaxMonthlyClaim: true }, monday, sydney)).toBe(false);
  });

  it('CASHBK-10 counts days in the timezone of the member', () => {
    expect(isClaimable(facts, monday, utc)).toBe(false);
    expect(isClaimable({ ...facts, daysOfWeekClaimable: ['SUNDAY'] }, monday, utc)).toBe(true);
    expect(nextClaimDay(['MONDAY'], monday, utc)).toEqual(new Date('2026-03-02T00:00:00.000Z'));
  });

  it('CASHBK-10 counts the running day in the timezone it began in, and a claim day comes once', () => {
    const moved = [...sydney, { timezone: 'Asia/Tokyo', since: '2026-03-02T01:00:00.000Z' }];
    const late = new Date('2026-03-02T14:59:59.999Z');
    expect(isClaimable(facts, late, moved)).toBe(true);
    expect(isClaimable({ ...facts, dateLastClaimed: monday }, late, moved)).toBe(false);
    expect(isClaimedToday(monday, late, moved)).toBe(true);
    const tuesday = new Date('2026-03-02T15:00:00.000Z');
    expect(isClaimable(facts, tuesday, moved)).toBe(false);
    expect(isClaimedToday(monday, tuesday, moved)).toBe(false);
    expect(nextClaimDay(['TUESDAY'], late, moved)).toEqual(tuesday);
    expect(nextClaimDay(['MONDAY'], late, moved)).toEqual(new Date('2026-03-08T15:00:00.000Z'));
  });

  it('finds the next claim day after today', () => {
    expect(nextClaimDay(['MONDAY'], monday, sydney)).toEqual(new Date('2026-03-08T13:00:00.000Z'));
    expect(nextClaimDay(['TUESDAY', 'MONDAY'], monday, sydney)).toEqual(new Date('2026-03-02T13:00:00.000Z'));
    expect(nextClaimDay([], monday, sydney)).toBeNull();
  });

  it('cannot be claimed while it is off or has nothing to give', () => {
    expect(isClaimable({ ...facts, active: false }, monday, sydney)).toBe(false);
    expect(isClaimable({ ...facts, amount: money.zero }, monday, sydney)).toBe(false);
  });

  it('CASHBK-09 says what fits the state', () => {
    const state = {
      daysOfWeekClaimable: ['MONDAY'],
      isClaimable: false,
      isClaimedToday: false,
      hasReachedMaxMonthlyClaim: false,
    } as const;
    expect(cashbackStanding({ ...state, isClaimable: true }, monday, sydney)).toEqual({
      state: 'CLAIMABLE',
      countdownTo: null,
    });
    expect(cashbackStanding({ ...state, hasReachedMaxMonthlyClaim: true }, monday, sydney)).toEqual({
      state: 'LIMIT_REACHED',
      countdownTo: null,
    });
    expect(cashbackStanding(state, monday, sydney)).toEqual({
      state: 'NOT_YET',
      countdownTo: new Date('2026-03-08T13:00:00.000Z'),
    });
    expect(cashbackStanding({ ...state, isClaimedToday: true }, monday, sydney)).toEqual({
      state: 'CLAIMED',
      countdownTo: new Date('2026-03-08T13:00:00.000Z'),
    });
    const used = { ...state, isClaimedToday: true, hasReachedMaxMonthlyClaim: true };
    expect(cashbackStanding(used, monday, sydney).state).toBe('LIMIT_REACHED');
    expect(cashbackStateTexts).toEqual({
      CLAIMABLE: { title: 'Claimable today', note: 'Available now' },
      CLAIMED: { title: 'Not claimable yet', note: 'Claimed today' },
      LIMIT_REACHED: { title: 'Limit reached', note: 'Available next month' },
      NOT_YET: { title: 'Not claimable yet', note: null },
    });
  });

  it.each([
    [{ claimable: true, dateLastClaimed: null }, 'READY'],
    [{ claimable: false, dateLastClaimed: monday }, 'CLAIMED'],
    [{ claimable: false, dateLastClaimed: new Date('2026-03-01T12:59:59.999Z') }, 'PENDING'],
    [{ claimable: false, dateLastClaimed: null }, 'PENDING'],
  ] as const)('of the running day with %j is %s', (claim, status) => {
    expect(claimStatus(claim, monday, sydney)).toBe(status);
  });
});

describe('the amount', () => {
  const terms = { share: 500, onLossesOnly: true, maxMonthlyClaim: money.of(20_000n) };
  const amount = (turnover: bigint, payout: bigint, received = 0n, change = {}) =>
    cashbackAccount({
      terms: { ...terms, ...change },
      play: {
        totals: {
          ...{ staked: money.of(turnover), turnover: money.of(turnover) },
          ...{ payout: money.of(payout), coveredGain: money.zero },
        },
        until: monday,
      },
      claims: [{ at: monday, paid: money.of(received), losses: null }],
      ...{ disputed: [], reversed: [], now: monday, timezones: utc },
    }).amount;

  it.each([
    [28_500n, 10_500n, 0n, {}, 900n],
    [10_000n, 50_000n, 0n, {}, 0n],
    [10_000n, 50_000n, 0n, { onLossesOnly: false }, 500n],
    [10_010n, 0n, 0n, {}, 501n],
    [1_000_000n, 0n, 0n, {}, 20_000n],
    [1_000_000n, 0n, 15_000n, {}, 5_000n],
    [1_000_000n, 0n, 25_000n, {}, 0n],
    [1_000_000n, 0n, 25_000n, { maxMonthlyClaim: money.zero }, 50_000n],
  ])('of %s staked, %s won and %s received is right (%#)', (turnover, payout, received, change, expected) => {
    expect(amount(turnover, payout, received, change)).toBe(expected);
  });

  it('knows when the month is used up', () => {
    expect(hasReachedMonthlyLimit(money.of(99n), money.of(100n))).toBe(false);
    expect(hasReachedMonthlyLimit(money.of(100n), money.of(100n))).toBe(true);
    expect(hasReachedMonthlyLimit(money.of(100n), money.zero)).toBe(false);
  });
});
