import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf } from '../index.ts';
import type { Draws, Json } from '../index.ts';
import { andarBahar, andarBaharChances } from './andar-bahar.ts';

const played = (draws: Draws, choice: Json, stake = 100n) =>
  andarBahar.play({ stake: money.of(stake), choice, actions: [] }, draws);

/** Deals by numbers among the cards that are left. */
const dealing = (...numbers: number[]): Draws => ({ below: () => numbers.shift() ?? -1 });

describe('a round of andar bahar', () => {
  it('is won by Andar with the first card, for 0.9 to 1', () => {
    expect(played(dealing(0, 12), { ANDAR: 1 })).toEqual({
      view: {
        result: 'ANDAR',
        joker: 'AS',
        andar: { cards: ['AH'] },
        bahar: { cards: [] },
        bets: [{ bet: 'ANDAR', stake: 100n, amount: 190n }],
      },
      next: [],
      stakes: [100n],
      payouts: [190n],
    });
  });

  it('is won by Bahar with the second, for 1 to 1', () => {
    expect(played(dealing(0, 0, 11), { ANDAR: 1, BAHAR: 3 }, 400n)).toMatchObject({
      view: { result: 'BAHAR', andar: { cards: ['2S'] }, bahar: { cards: ['AH'] } },
      payouts: [600n],
    });
  });

  it('is staked so that tenths come out even', () => {
    expect(andarBahar.stakesOf([20n, 25n].map(money.of))).toEqual([20n]);
    expect(played(dealing(0, 12), { ANDAR: 1, BAHAR: 1 }, 50n)).toBeNull();
  });

  it('ends with the first card of the joker’s rank', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce });
      const { joker, andar, bahar, result } = (played(draws, { ANDAR: 1 })?.view ?? {}) as {
        joker: string;
        andar: { cards: string[] };
        bahar: { cards: string[] };
        result: string;
      };
      const cards = [...andar.cards, ...bahar.cards];
      const [won, lost] = result === 'ANDAR' ? [andar.cards, bahar.cards] : [bahar.cards, andar.cards];
      const rank = joker.slice(0, -1);
      expect(won.at(-1)?.slice(0, -1)).toBe(rank);
      expect([...won.slice(0, -1), ...lost].filter((card) => card.slice(0, -1) === rank)).toEqual([]);
      expect(draws.taken).toHaveLength(1 + cards.length);
    }
  });

  it('PLAY-35 returns 97.85 % on Andar and 97.00 % on Bahar, over all places of the first match', () => {
    expect(andarBaharChances()).toEqual([
      { result: 'ANDAR', ways: 10_725n },
      { result: 'BAHAR', ways: 10_100n },
    ]);
    expect(andarBahar.table['fields']).toMatchObject([{ returned: '97.85' }, { returned: '97.00' }]);
    expect(andarBahar.rules.at(-1)).toBe('A bet on Andar returns 97.85 %, on Bahar 97.00 %.');
  });
});
