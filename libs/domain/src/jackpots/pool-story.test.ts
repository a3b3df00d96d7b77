import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { payJackpot, poolStatusAfter } from './index.ts';
import type { PoolStatus } from './index.ts';
import { rules } from './testing/rules.ts';

describe('JACK-08 a payout', () => {
  it.each([
    ['nothing of the pool', 0, 300_000n, 0n, 300_000n, 0n],
    ['all of the pool, which the house fills to its seed', 100, 300_000n, 300_000n, 100_000n, 100_000n],
    ['half a cent rounded up', 50, 300_001n, 150_001n, 150_000n, 0n],
    ['less than half a cent rounded down', 12.5, 300_001n, 37_500n, 262_501n, 0n],
    ['its share of an empty pool', 80, 0n, 0n, 100_000n, 100_000n],
    ['one cent less than the seed leaves, which is filled up', 80, 499_995n, 399_996n, 100_000n, 1n],
  ] as const)('is %s', (_what, payoutPercentage, pool, amount, left, fromHouse) => {
    expect(payJackpot(money.of(pool), { ...rules, payoutPercentage })).toEqual({
      amount,
      pool: left,
      fromHouse,
    });
  });

  it('creates no money and loses none, and leaves the seed at least', () => {
    const pools = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(pools, fc.integer({ min: 0, max: 100 }), (held, payoutPercentage) => {
        const { amount, pool, fromHouse } = payJackpot(money.of(held), { ...rules, payoutPercentage });
        expect(amount + pool).toBe(held + fromHouse);
        expect(pool >= rules.seedAmount).toBe(true);
        expect(fromHouse === 0n || pool === rules.seedAmount).toBe(true);
        expect(amount >= 0n && amount <= held).toBe(true);
      }),
    );
  });
});

describe('JACK-09 a pool over time', () => {
  const story = (pools: readonly bigint[]): PoolStatus[] => {
    let status: PoolStatus = 'ACCUMULATING';
    return pools.map((pool) => (status = poolStatusAfter(status, money.of(pool), rules)));
  };

  it('pays out from the high threshold until it has fallen to the low one, and then gathers again', () => {
    expect(story([100_000n, 999_999n, 1_000_000n, 600_000n, 200_001n, 200_000n, 999_999n])).toEqual([
      'ACCUMULATING',
      'ACCUMULATING',
      'PAYING_OUT',
      'PAYING_OUT',
      'PAYING_OUT',
      'ACCUMULATING',
      'ACCUMULATING',
    ]);
  });

  it('that is still above the high threshold after a win goes on paying', () => {
    const { pool } = payJackpot(money.of(5_000_000n), rules);
    expect(pool).toBe(1_000_000n);
    expect(poolStatusAfter('PAYING_OUT', pool, rules)).toBe('PAYING_OUT');
  });
});
