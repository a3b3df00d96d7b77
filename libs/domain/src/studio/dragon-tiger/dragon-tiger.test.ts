import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf } from '../index.ts';
import type { Json } from '../index.ts';
import { dragonTiger } from './dragon-tiger.ts';

/** Deals by numbers of the shoe, the second among the cards that are left. */
const round = (numbers: [number, number], choice: Json, stake = 200n) => {
  const left = [...numbers];
  return dragonTiger.play(
    { stake: money.of(stake), choice, actions: [] },
    { below: () => left.shift() ?? -1 },
  );
};

describe('a round of dragon tiger', () => {
  it.each([
    ['a king against an ace', [12, 0], 'DRAGON', ['KS', 'AS'], 400n, 0n, 0n],
    ['a two against a nine', [1, 7], 'TIGER', ['2S', '9S'], 0n, 0n, 0n],
    ['two sevens', [6, 18], 'TIE', ['7S', '7H'], 100n, 2600n, 0n],
    ['two sevens of spades', [6, 57], 'SUITED_TIE', ['7S', '7S'], 100n, 2600n, 11_400n],
  ] as const)('of %s', (_what, numbers, result, [dragon, tiger], onDragon, onTie, onSuited) => {
    const { view, payouts } = round([...numbers], { DRAGON: 1, TIE: 1, SUITED_TIE: 1 }, 600n) ?? {};
    expect(view).toMatchObject({ result, dragon: { cards: [dragon] }, tiger: { cards: [tiger] } });
    expect(payouts).toEqual([onDragon + onTie + onSuited]);
  });

  it('is staked so that half of a stake comes out even', () => {
    expect(dragonTiger.stakesOf([5n, 20n, 25n].map(money.of))).toEqual([20n]);
    expect(round([0, 1], { DRAGON: 1, TIE: 1 }, 102n)).toBeNull();
  });

  it('takes two of 416 cards', () => {
    const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce: 1 });
    dragonTiger.play({ stake: money.of(2n), choice: { TIGER: 1 }, actions: [] }, draws);
    expect(draws.taken.map(({ below }) => below)).toEqual([416, 415]);
  });

  it('PLAY-35 returns 96.27 % on either side, 97.11 % on a tie and 96.14 % on a suited one, over every second card', () => {
    for (const [field, paid] of [
      ['DRAGON', 799n],
      ['TIGER', 799n],
      ['TIE', 806n],
      ['SUITED_TIE', 798n],
    ] as const) {
      // Of an ace, a seven and a king as the first card, in halves of a stake.
      const all = [0, 6, 12]
        .map((first) =>
          Array.from(
            { length: 415 },
            (_card, second) => round([first, second], { [field]: 1 }, 2n)?.payouts?.[0] ?? money.zero,
          ),
        )
        .flat();
      expect([field, money.sum(all)]).toEqual([field, 3n * paid]);
    }
    expect(dragonTiger.exactReturn()).toEqual({ over: 799n, under: 830n });
    expect(dragonTiger.table['fields']).toMatchObject(
      ['96.27', '96.27', '97.11', '96.14'].map((returned) => ({ returned })),
    );
    expect(dragonTiger.rules.at(-1)).toContain('returns 96.27 %, on a tie 97.11 %, on a suited tie 96.14 %');
  });
});
