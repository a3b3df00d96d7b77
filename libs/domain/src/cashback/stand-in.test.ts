import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { standIns } from './stand-in.ts';
import type { DisputedDeposit, ReversedDeposit } from './stand-in.ts';

const day = (of: number) => new Date(Date.UTC(2026, 2, of));
const paid = (at: number, amount: bigint): DisputedDeposit => ({
  ...{ amount: money.of(amount), paidInAt: day(at) },
  disputedAt: day(30),
});
const taken = (at: number, amount: bigint, takenBackAt: number, wasDisputed = true): ReversedDeposit => ({
  ...{ amount: money.of(amount), paidInAt: day(at), wasDisputed },
  takenBackAt: day(takenBackAt),
});

describe('the play that a disputed deposit paid for', () => {
  it.each<[string, DisputedDeposit[], ReversedDeposit[], DisputedDeposit[]]>([
    ['is from it on', [paid(9, 100_000n)], [], [paid(9, 100_000n)]],
    [
      'is that of the one that was taken back out of it',
      [paid(9, 100_000n)],
      [taken(3, 100_000n, 10)],
      [paid(3, 100_000n)],
    ],
    [
      'is that of one before up to its amount',
      [paid(9, 100_000n)],
      [taken(3, 40_000n, 10)],
      [paid(3, 40_000n), paid(9, 60_000n)],
    ],
    [
      'is its own, where that was taken back before it',
      [paid(9, 100_000n)],
      [taken(3, 100_000n, 8)],
      [paid(9, 100_000n)],
    ],
    [
      'is its own, where that was paid in after it',
      [paid(9, 100_000n)],
      [taken(10, 100_000n, 11)],
      [paid(9, 100_000n)],
    ],
    [
      'is that of the first of a chain',
      [paid(20, 100_000n)],
      [taken(3, 100_000n, 10), taken(9, 100_000n, 21)],
      [paid(3, 100_000n)],
    ],
    [
      'is that of one before once, where two were there',
      [paid(8, 50_000n), paid(9, 50_000n)],
      [taken(3, 60_000n, 10)],
      [paid(3, 50_000n), paid(3, 10_000n), paid(9, 40_000n)],
    ],
    [
      'is that of the first of a chain over one that was taken back undisputed',
      [paid(20, 100_000n)],
      [taken(3, 100_000n, 10), taken(9, 100_000n, 21, false)],
      [paid(3, 100_000n)],
    ],
    [
      'is that of the first over two of them, which were taken back in one moment',
      [paid(20, 100_000n)],
      [taken(3, 100_000n, 10), taken(9, 100_000n, 21, false), taken(12, 100_000n, 21, false)],
      [paid(3, 100_000n)],
    ],
    [
      'is its own over one that stands for nothing',
      [paid(20, 100_000n)],
      [taken(9, 100_000n, 21, false)],
      [paid(20, 100_000n)],
    ],
    [
      'is its own beyond what that one stands for',
      [paid(20, 100_000n)],
      [taken(3, 40_000n, 10), taken(9, 70_000n, 21, false)],
      [paid(3, 40_000n), paid(20, 30_000n), paid(20, 30_000n)],
    ],
  ])('%s', (_what, disputed, takenBack, expected) => {
    expect(standIns(disputed, takenBack)).toEqual(expected);
  });
});
