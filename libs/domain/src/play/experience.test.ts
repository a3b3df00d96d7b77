import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { betExperience } from './index.ts';

const earned = (stake: bigint, payout: bigint) =>
  betExperience({ stake: money.of(stake), payout: money.of(payout) });

describe('LEVEL-06 a lost bet', () => {
  it.each([
    ['a dollar', 100n, 0n, 50n],
    ['a cent, half a hundredth rounded up', 1n, 0n, 1n],
    ['two cents', 2n, 0n, 1n],
    ['three cents', 3n, 0n, 2n],
    ['all but a cent', 100n, 1n, 50n],
    ['a cent of a dollar', 100n, 99n, 1n],
    ['a thousand dollars', 100_000n, 0n, 50_000n],
    ['half of ten dollars', 1_000n, 500n, 250n],
  ])('of %s gives hundredths of a point', (_what, stake, payout, hundredths) => {
    expect(earned(stake, payout)).toEqual({ unit: 'WAGER', hundredths });
  });
});

describe('LEVEL-07 a won bet', () => {
  it.each([
    ['twice the stake', 100n, 200n, 100n],
    ['a cent more than the stake', 10_000n, 10_001n, 50n],
    ['one and a half times a cent or so', 2n, 3n, 75n],
    ['a third more, rounded up', 3n, 4n, 67n],
    ['a sixth more, rounded down', 6n, 7n, 58n],
    ['a thousand times', 20n, 20_000n, 50_000n],
    ['the same times of a greater stake', 2_000n, 2_000_000n, 50_000n],
  ])('of %s gives hundredths of a point', (_what, stake, payout, hundredths) => {
    expect(earned(stake, payout)).toEqual({ unit: 'WIN', hundredths });
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
