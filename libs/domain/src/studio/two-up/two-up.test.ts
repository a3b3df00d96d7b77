import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import type { Json } from '../index.ts';
import { twoUp } from './two-up.ts';

/** Plays with coins that fall so: 0 is two heads, 1 and 2 are odds, 3 is two tails. */
const round = (tosses: number[], choice: Json) => {
  const left = [...tosses];
  return twoUp.play({ stake: money.of(300n), choice, actions: [] }, { below: () => left.shift() ?? -1 });
};

describe('a round of two-up', () => {
  it.each([
    ['two heads', [0], 'HEADS', ['HH'], 600n],
    ['two tails', [3], 'TAILS', ['TT'], 0n],
    ['heads after two odds', [1, 2, 0], 'HEADS', ['HT', 'TH', 'HH'], 600n],
    [
      'five odds, whatever would come next',
      [1, 2, 1, 2, 1, 0],
      'FIVE_ODDS',
      ['HT', 'TH', 'HT', 'TH', 'HT'],
      0n,
    ],
  ] as const)('of %s', (_what, fallen, result, tosses, payout) => {
    expect(round([...fallen], { HEADS: 1 })).toEqual({
      view: { result, tosses, bets: [{ bet: 'HEADS', stake: 300n, amount: payout }] },
      next: [],
      stakes: [300n],
      payouts: [payout],
    });
  });

  it('pays five odds 30 to 1', () => {
    expect(round([1, 1, 1, 1, 1], { TAILS: 2, FIVE_ODDS: 1 })?.payouts).toEqual([3100n]);
  });

  it('has no other bets', () => {
    expect(round([0], { ODDS: 1 })).toBeNull();
    expect(round([0], 'HEADS')).toBeNull();
  });

  it('PLAY-35 returns 31 of 32 on each bet, 96.88 %, which is every way that five pairs of coins can fall', () => {
    expect(twoUp.exactReturn()).toEqual({ over: 31n, under: 32n });
    const ways = Array.from({ length: 4 ** 5 }, (_, way) =>
      Array.from({ length: 5 }, (_toss, index) => Math.floor(way / 4 ** index) % 4),
    );
    for (const bet of ['HEADS', 'TAILS', 'FIVE_ODDS']) {
      const paid = ways.map((tosses) => round(tosses, { [bet]: 1 })?.payouts?.[0] ?? money.zero);
      expect(money.sum(paid)).toBe((300n * 1024n * 31n) / 32n);
    }
  });
});
