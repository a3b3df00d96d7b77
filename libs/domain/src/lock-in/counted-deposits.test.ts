import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import type { CountedDeposits } from './index.ts';
import { withDepositAgain, withoutDeposit } from './index.ts';

const counted = (accumulated: bigint, ...withdrawn: (readonly [bigint, bigint])[]): CountedDeposits => ({
  accumulated: money.of(accumulated),
  withdrawn: withdrawn.map(([amount, forgotten], index) => ({
    withdrawalId: String(index),
    amount: money.of(amount),
    forgotten: money.of(forgotten),
  })),
});

it.each([
  ['all of it there', counted(16_000n), 6_000n, counted(10_000n)],
  ['some of it withdrawn', counted(4_000n, [2_000n, 0n]), 6_000n, counted(0n, [0n, 2_000n])],
  [
    'all of it withdrawn, in two',
    counted(0n, [4_000n, 0n], [3_000n, 0n]),
    6_000n,
    counted(0n, [0n, 4_000n], [1_000n, 2_000n]),
  ],
])('a deposit that is taken back with %s, and stands again', (_what, before, amount, after) => {
  expect(withoutDeposit(before, money.of(amount))).toEqual(after);
  expect(withDepositAgain(after, money.of(amount))).toEqual(before);
});

it('a deposit counts in full again whose withdrawal came back in the meantime', () => {
  const { accumulated } = withoutDeposit(counted(0n, [6_000n, 0n]), money.of(6_000n));
  expect(withDepositAgain({ accumulated, withdrawn: [] }, money.of(6_000n))).toEqual(counted(6_000n));
});

it('a deposit of after counts beside it', () => {
  const taken = withoutDeposit(counted(0n, [6_000n, 0n]), money.of(6_000n));
  const more = { ...taken, accumulated: money.of(5_000n) };
  expect(withDepositAgain(more, money.of(6_000n))).toEqual(counted(5_000n, [6_000n, 0n]));
});

it('in whatever order deposits go and come again, what counts is the same in the end', () => {
  const amount = fc.bigInt({ min: 1n, max: 90n });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 5 }),
      fc.array(amount, { maxLength: 3 }),
      fc.infiniteStream(fc.nat()),
      (deposits, taken, order) => {
        const sum = deposits.reduce((total, each) => total + each, 0n);
        let free = sum;
        const withdrawn = taken.map((each): readonly [bigint, bigint] => {
          const amountMinor = each < free ? each : free;
          free -= amountMinor;
          return [amountMinor, 0n];
        });
        const shuffled = () => deposits.toSorted(() => ((order.next().value ?? 0) % 3) - 1);
        const before = counted(free, ...withdrawn);
        const gone = shuffled().reduce((left, each) => withoutDeposit(left, money.of(each)), before);
        expect(gone.accumulated).toBe(0n);
        const back = shuffled().reduce((left, each) => withDepositAgain(left, money.of(each)), gone);
        expect(back).toEqual(before);
      },
    ),
  );
});
