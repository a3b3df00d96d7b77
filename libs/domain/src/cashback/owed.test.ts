import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { onlySettles, owedOfClaims, owedText, paidAmount, stillOwed } from './index.ts';
import type { ClaimFacts, OwedDeposit, PaidClaim } from './index.ts';

const day = (of: number) => new Date(Date.UTC(2026, 2, of));

/** Of 6 %, for play until a day of March. */
const claim = (until: number, lost: bigint, change: Partial<PaidClaim> = {}): PaidClaim => ({
  share: 600,
  lost: money.of(lost),
  disputed: money.zero,
  due: money.of((lost * 6n) / 100n),
  until: day(until),
  ...change,
});

const deposit = (paidIn: number, amount: bigint): OwedDeposit => ({
  amount: money.of(amount),
  paidInAt: day(paidIn),
});

describe('what was given for losses that a disputed deposit paid for', () => {
  it.each<[string, readonly PaidClaim[], readonly OwedDeposit[], bigint]>([
    ['is all of it', [claim(9, 100_000n)], [deposit(3, 100_000n)], 6_000n],
    ['is what the deposit paid of them', [claim(9, 150_000n)], [deposit(3, 100_000n)], 6_000n],
    ['is no more than was given', [claim(9, 50_000n)], [deposit(3, 100_000n)], 3_000n],
    ['is nothing without a dispute', [claim(9, 100_000n)], [], 0n],
    ['is nothing without a claim', [], [deposit(3, 100_000n)], 0n],
    ['is nothing of play before it was there', [claim(9, 100_000n)], [deposit(9, 100_000n)], 0n],
    ['is nothing of an amount of nothing', [claim(9, 0n)], [deposit(3, 100_000n)], 0n],
    [
      'is counted once, however many claims came after it',
      [claim(9, 100_000n), claim(16, 50_000n), claim(23, 50_000n)],
      [deposit(3, 100_000n)],
      6_000n,
    ],
    [
      'goes on with the next claim where the first was for less',
      [claim(9, 60_000n), claim(16, 50_000n)],
      [deposit(3, 100_000n)],
      6_000n,
    ],
    [
      'is of both of two deposits',
      [claim(9, 100_000n), claim(16, 50_000n)],
      [deposit(3, 100_000n), deposit(10, 20_000n)],
      7_200n,
    ],
    [
      'is no more for two deposits than was lost',
      [claim(9, 100_000n)],
      [deposit(3, 80_000n), deposit(4, 80_000n)],
      6_000n,
    ],
    [
      'is nothing where the dispute came off already',
      [claim(9, 150_000n, { disputed: money.of(100_000n), due: money.of(3_000n) })],
      [deposit(3, 100_000n)],
      0n,
    ],
    [
      'is of the dispute that is new beside one of before',
      [claim(9, 150_000n, { disputed: money.of(100_000n), due: money.of(3_000n) })],
      [deposit(3, 100_000n), deposit(4, 20_000n)],
      1_200n,
    ],
    [
      'is nothing of what the limit of the month had cut off',
      [claim(9, 150_000n, { due: money.of(1_000n) })],
      [deposit(3, 100_000n)],
      0n,
    ],
    [
      'is what the limit had left of it',
      [claim(9, 110_000n, { due: money.of(1_000n) })],
      [deposit(3, 100_000n)],
      400n,
    ],
  ])('%s', (_what, claims, deposits, owed) => {
    expect(owedOfClaims(claims, deposits)).toBe(owed);
  });
});

describe('what is paid of an amount', () => {
  const of = (due: bigint, owed: bigint, settled = 0n, left: bigint | null = null) =>
    paidAmount({
      ...{ due: money.of(due), owed: money.of(owed), settled: money.of(settled) },
      left: left === null ? null : money.of(left),
    });

  it.each([
    ['all of it', of(1_000n, 0n), 1_000n],
    ['what is owed less', of(1_000n, 600n), 400n],
    ['nothing while more is owed', of(1_000n, 6_000n), 0n],
    ['what is still owed less, after a claim that settled some', of(1_000n, 600n, 400n), 800n],
    ['all of it once it is settled', of(1_000n, 600n, 600n), 1_000n],
    ['and what was settled for a dispute that is over', of(1_000n, 0n, 600n), 1_600n],
    ['within the limit of the month', of(1_000n, 0n, 600n, 1_200n), 1_200n],
    ['nothing, where nothing is given back', of(0n, 0n, 600n), 0n],
    ['all of it again, after that was paid', of(1_000n, 0n, 0n), 1_000n],
  ])('is %s', (_what, paid, amount) => {
    expect(paid).toBe(amount);
  });
});

describe('a claim day that only settles what is owed', () => {
  /** A Monday. */
  const monday = new Date('2026-03-09T12:00:00.000Z');
  const settles = (due: bigint, change: Partial<ClaimFacts> = {}, now = monday) =>
    onlySettles(
      {
        active: true,
        amount: money.zero,
        daysOfWeekClaimable: ['MONDAY'],
        dateLastClaimed: null,
        hasReachedMaxMonthlyClaim: false,
        lastEndedDay: null,
        ...change,
      },
      money.of(due),
      now,
      [{ timezone: 'UTC', since: 0 }],
    );

  it.each([
    ['is one that gives something back, all of which is owed', settles(3_600n), true],
    ['is none that gives nothing back', settles(0n), false],
    ['is none with something to claim', settles(6_600n, { amount: money.of(600n) }), false],
    ['is none of a cashback that is off', settles(3_600n, { active: false }), false],
    ['is no other day', settles(3_600n, {}, day(10)), false],
    ['is none that was claimed', settles(3_600n, { dateLastClaimed: monday }), false],
    ['is none that has ended', settles(3_600n, { lastEndedDay: day(9) }), false],
    ['is none beyond the limit of the month', settles(3_600n, { hasReachedMaxMonthlyClaim: true }), false],
  ])('%s', (_what, it, expected) => {
    expect(it).toBe(expected);
  });
});

describe('what is still owed', () => {
  const of = (owed: bigint, settled: bigint) =>
    stillOwed({ owed: money.of(owed), settled: money.of(settled) });

  it('is what was not settled of it, and never below 0', () => {
    expect([of(6_000n, 0n), of(6_000n, 3_600n), of(6_000n, 6_000n), of(0n, 6_000n)]).toEqual([
      6_000n,
      2_400n,
      0n,
      0n,
    ]);
  });

  it('is said with its amount', () => {
    expect(owedText('A$60.00')).toBe(
      'A$60.00 of earlier claims come off what this cashback gives: they were paid for losses of a deposit that is disputed.',
    );
    expect(owedText(null)).toBeNull();
  });
});
