import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { largestPoolFirst, payJackpot, poolStatusAfter } from './index.ts';
import { rules } from './testing/rules.ts';

describe('jackpots', () => {
  it.each([
    [1_000_000n, 800_000n, 200_000n, 0n],
    [400_000n, 320_000n, 100_000n, 20_000n],
    [500_000n, 400_000n, 100_000n, 0n],
    [500_005n, 400_004n, 100_001n, 0n],
    [100_001n, 80_001n, 100_000n, 80_000n],
  ])(
    'JACK-08 a win of a pool of %d pays %d and leaves %d, of which the house adds %d',
    (pool, amount, left, fromHouse) => {
      expect(payJackpot(money.of(pool), rules)).toEqual({ amount, pool: left, fromHouse });
    },
  );

  it.each([
    ['ACCUMULATING', 999_999n, 'ACCUMULATING'],
    ['ACCUMULATING', 1_000_000n, 'PAYING_OUT'],
    ['PAYING_OUT', 999_999n, 'PAYING_OUT'],
    ['PAYING_OUT', 200_001n, 'PAYING_OUT'],
    ['PAYING_OUT', 200_000n, 'ACCUMULATING'],
    ['PAYING_OUT', 150_000n, 'ACCUMULATING'],
    ['ACCUMULATING', 200_001n, 'ACCUMULATING'],
  ] as const)('JACK-09 a pool that was %s and holds %d is %s', (before, pool, after) => {
    expect(poolStatusAfter(before, money.of(pool), rules)).toBe(after);
  });
});

it('the largest pool comes first, equal ones in their order', () => {
  const pools = [1n, 3n, 2n, 3n].map((poolMinor, id) => ({ id, poolMinor }));
  expect(largestPoolFirst(pools).map(({ id }) => id)).toEqual([1, 3, 2, 0]);
});
