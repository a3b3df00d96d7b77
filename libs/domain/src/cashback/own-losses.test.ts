import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { ownLosses } from './own-losses.ts';
import type { ClaimedLosses } from './own-losses.ts';
import type { DisputedDeposit } from './stand-in.ts';

const day = (of: number) => new Date(Date.UTC(2026, 2, of));

/** Claimed on the day that ends its play. */
const claim = (at: number, lost: bigint): ClaimedLosses => ({
  at: day(at),
  until: day(at),
  lost: money.of(lost),
  lostSince: [],
});

/** Of which so much was lost after a deposit of that day. */
const lateClaim = (at: number, lost: bigint, paidIn: number, since: bigint): ClaimedLosses => ({
  ...claim(at, lost),
  lostSince: [{ paidInAt: day(paidIn), lost: money.of(since) }],
});

/** Disputed after all claims, unless told otherwise. */
const deposit = (paidIn: number, amount: bigint, disputed = 30): DisputedDeposit => ({
  ...{ amount: money.of(amount), paidInAt: day(paidIn) },
  disputedAt: day(disputed),
});

describe('of what was lost, the member’s own', () => {
  it.each<[string, readonly ClaimedLosses[], readonly DisputedDeposit[], readonly bigint[]]>([
    ['is nothing of what the deposit paid', [claim(9, 100_000n)], [deposit(3, 100_000n)], [0n]],
    ['is what is beyond it', [claim(9, 150_000n)], [deposit(3, 100_000n)], [50_000n]],
    ['is nothing of less than it', [claim(9, 50_000n)], [deposit(3, 100_000n)], [0n]],
    ['is all of it without a dispute', [claim(9, 100_000n)], [], [100_000n]],
    ['is all of it before the deposit was there', [claim(9, 100_000n)], [deposit(9, 100_000n)], [100_000n]],
    [
      'is that of later claims, however many came before the dispute',
      [claim(9, 100_000n), claim(16, 50_000n), claim(23, 50_000n)],
      [deposit(3, 100_000n)],
      [0n, 50_000n, 50_000n],
    ],
    [
      'is less of the next claim where the first was for less',
      [claim(9, 60_000n), claim(16, 50_000n)],
      [deposit(3, 100_000n)],
      [0n, 10_000n],
    ],
    [
      'is all of what was lost before the deposit came, and nothing of what was lost of it later',
      [lateClaim(9, 500_000n, 8, 0n), claim(16, 100_000n)],
      [deposit(8, 100_000n)],
      [500_000n, 0n],
    ],
    [
      'is less by what was lost from the deposit on, and then by the rest of it',
      [lateClaim(9, 500_000n, 8, 30_000n), claim(16, 100_000n)],
      [deposit(8, 100_000n)],
      [470_000n, 30_000n],
    ],
    [
      'is nothing of what two deposits paid',
      [claim(9, 100_000n), claim(16, 50_000n)],
      [deposit(3, 100_000n), deposit(10, 20_000n)],
      [0n, 30_000n],
    ],
    [
      'is not below nothing for two deposits',
      [claim(9, 100_000n)],
      [deposit(3, 80_000n), deposit(4, 80_000n)],
      [0n],
    ],
    [
      'is what each claim since the dispute is beyond it',
      [claim(9, 150_000n), claim(16, 110_000n), claim(23, 90_000n)],
      [deposit(3, 100_000n, 8)],
      [50_000n, 10_000n, 0n],
    ],
    [
      'is what is beyond it before the dispute once, and each time since',
      [claim(9, 150_000n), claim(16, 150_000n)],
      [deposit(3, 100_000n, 15)],
      [50_000n, 50_000n],
    ],
    [
      'is looked back on where a claim was made in the moment of the dispute',
      [claim(9, 100_000n), claim(16, 100_000n)],
      [deposit(3, 100_000n, 16)],
      [0n, 100_000n],
    ],
    [
      'is less by a dispute that is new beside one of before',
      [claim(9, 150_000n)],
      [deposit(3, 100_000n, 8), deposit(4, 20_000n)],
      [30_000n],
    ],
  ])('%s', (_what, claims, deposits, own) => {
    expect(ownLosses(claims, deposits)).toEqual(own);
  });
});
