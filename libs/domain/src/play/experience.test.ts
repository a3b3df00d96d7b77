import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { betExperience, isWin } from './index.ts';

const earned = (stake: bigint, payout: bigint) =>
  betExperience({ stake: money.of(stake), payout: money.of(payout) });

describe('the experience of a bet', () => {
  it.each([
    ['LEVEL-06', 'a loss of a dollar', 100n, 0n, 'WAGER', 50n],
    ['LEVEL-06', 'a loss of a cent, half a hundredth rounded up', 1n, 0n, 'WAGER', 1n],
    ['LEVEL-06', 'a loss of two cents', 2n, 0n, 'WAGER', 1n],
    ['LEVEL-06', 'a loss of three cents', 3n, 0n, 'WAGER', 2n],
    ['LEVEL-06', 'a loss of all but a cent', 100n, 1n, 'WAGER', 50n],
    ['LEVEL-06', 'a loss of a cent of a dollar', 100n, 99n, 'WAGER', 1n],
    ['LEVEL-06', 'a loss of a thousand dollars', 100_000n, 0n, 'WAGER', 50_000n],
    ['LEVEL-06', 'a loss of half of ten dollars', 1_000n, 500n, 'WAGER', 250n],
    ['LEVEL-07', 'a win of twice the stake', 100n, 200n, 'WIN', 100n],
    ['LEVEL-07', 'a win of a cent more than the stake', 10_000n, 10_001n, 'WIN', 50n],
    ['LEVEL-07', 'a win of one and a half times a cent or so', 2n, 3n, 'WIN', 75n],
    ['LEVEL-07', 'a win of a third more, rounded up', 3n, 4n, 'WIN', 67n],
    ['LEVEL-07', 'a win of a sixth more, rounded down', 6n, 7n, 'WIN', 58n],
    ['LEVEL-07', 'a win of a thousand times', 20n, 20_000n, 'WIN', 50_000n],
    ['LEVEL-07', 'a win of the same times of a greater stake', 2_000n, 2_000_000n, 'WIN', 50_000n],
  ])('%s: %s gives hundredths of a point', (_id, _what, stake, payout, unit, hundredths) => {
    expect(earned(stake, payout)).toEqual({ unit, hundredths });
  });
});

describe('a bet that earns nothing', () => {
  it.each([
    ['pays its stake back', 500n, 500n],
    ['has no stake and no win', 0n, 0n],
    ['has no stake and a win', 0n, 500n],
    ['has a stake below zero', -100n, 0n],
    ['has a payout below zero', 100n, -1n],
  ])('%s', (_what, stake, payout) => {
    expect(earned(stake, payout)).toBeNull();
  });
});

it('experience is never taken and never zero, and a greater loss or win never earns less', () => {
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 9n });
  fc.assert(
    fc.property(amounts, amounts, amounts, (stake, payout, more) => {
      const gain = earned(stake, payout);
      if (gain) expect(gain.hundredths > 0n).toBe(true);
      const of = (one: bigint, other: bigint) => earned(one, other)?.hundredths ?? 0n;
      expect(of(stake + more, 0n) >= of(stake, 0n)).toBe(true);
      expect(of(stake, stake + payout + more) >= of(stake, stake + payout)).toBe(true);
    }),
  );
});

it.each([
  [500n, 501n, true],
  [500n, 500n, false],
  [500n, 499n, false],
  [0n, 1n, true],
])('a stake of %s that was paid %s is a win: %s', (stake, payout, won) => {
  expect(isWin({ stake: money.of(stake), payout: money.of(payout) })).toBe(won);
});
