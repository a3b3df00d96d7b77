import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import type { Json } from '../index.ts';
import { sicBo, sicBoFields } from './sic-bo.ts';
import type { Throw } from './sic-bo.ts';

const thrown = (dice: Throw, choice: Json, stake = 100n) => {
  const left = dice.map((die) => die - 1);
  return sicBo.play({ stake: money.of(stake), choice, actions: [] }, { below: () => left.shift() ?? -1 });
};

const faces = [1, 2, 3, 4, 5, 6];

describe('sic bo', () => {
  it.each<[Throw, string, bigint]>([
    [[1, 3, 6], 'small', 200n],
    [[1, 3, 6], 'big', 0n],
    [[2, 2, 2], 'small', 0n],
    [[2, 2, 2], 'even', 0n],
    [[2, 2, 2], 'triple', 3500n],
    [[2, 2, 2], 'triple-2', 21_000n],
    [[2, 2, 2], 'double-2', 1300n],
    [[2, 2, 2], 'single-2', 1300n],
    [[5, 2, 5], 'single-5', 300n],
    [[5, 2, 5], 'double-5', 1300n],
    [[5, 2, 5], 'pair-2-5', 700n],
    [[5, 2, 5], 'even', 200n],
    [[5, 2, 4], 'odd', 200n],
    [[5, 2, 4], 'single-2', 200n],
    [[6, 6, 5], 'total-17', 7000n],
    [[1, 2, 2], 'total-5', 3500n],
    [[1, 2, 3], 'total-6', 2100n],
    [[1, 3, 3], 'total-7', 1400n],
    [[6, 1, 1], 'total-8', 1000n],
    [[6, 6, 1], 'total-14', 0n],
  ])('pays for %j on %s', (dice, field, amount) => {
    expect(thrown(dice, { [field]: 1 })?.payouts).toEqual([amount]);
  });

  it('shows the dice, their total and what each field has won', () => {
    expect(thrown([6, 1, 4], { big: 1, 'pair-1-6': 3 }, 400n)).toEqual({
      view: {
        dice: [6, 1, 4],
        total: 11,
        bets: [
          { bet: 'big', stake: 100n, amount: 200n },
          { bet: 'pair-1-6', stake: 300n, amount: 2100n },
        ],
      },
      next: [],
      stakes: [400n],
      payouts: [2300n],
    });
  });

  it('has 48 fields, and none for the totals from 9 to 12', () => {
    expect(new Set(sicBoFields.map(({ id }) => id)).size).toBe(48);
    for (const total of [9, 10, 11, 12])
      expect(thrown([1, 1, 1], { [`total-${String(total)}`]: 1 })).toBeNull();
  });

  it('PLAY-35 returns 35 of 36, 97.22 %, on every field, and 26 of 27, 96.30 %, on doubles and single numbers', () => {
    expect(sicBo.exactReturn()).toEqual({ over: 35n, under: 36n });
    const all = faces.flatMap((one) =>
      faces.flatMap((two) => faces.map((three): Throw => [one, two, three])),
    );
    for (const { id } of sicBoFields) {
      const paid = all.map((dice) => thrown(dice, { [id]: 1 }, 1n)?.payouts?.[0] ?? money.zero);
      expect([id, money.sum(paid)]).toEqual([id, /double|single/.test(id) ? 208n : 210n]);
    }
  });
});
