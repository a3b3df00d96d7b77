import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf, percentText } from '../index.ts';
import { matchThree, prizeOf } from './match-three.ts';

const round = (nonce: number, choice: null | string = null) =>
  matchThree.play(
    { stake: money.of(100n), choice, actions: [] },
    drawsOf({ serverSeed: 'scratch', clientSeed: 'card', nonce }),
  );

const most = (fields: readonly string[]) =>
  Object.entries(Object.groupBy(fields, (symbol) => symbol)).filter(([, all]) => (all?.length ?? 0) >= 3);

describe('a scratch card', () => {
  it.each([
    [0, 'CROWN', 1000],
    [3, 'CROWN', 1000],
    [4, 'DIAMOND', 100],
    [84, 'SEVEN', 25],
    [564, 'BELL', 10],
    [2364, 'HORSESHOE', 5],
    [6364, 'CLOVER', 2],
    [15_364, 'COIN', 1],
    [30_363, 'COIN', 1],
  ])('with the number %i wins by %s', (card, symbol, pays) => {
    expect(prizeOf(card)).toMatchObject({ symbol, pays });
  });

  it('with a number above 30,363 wins nothing', () => {
    expect([prizeOf(30_364), prizeOf(99_999)]).toEqual([null, null]);
  });

  it('has three of a symbol exactly where it pays, and of no other', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const played = round(nonce);
      const { fields, prize } = played?.view as { fields: string[]; prize: string | null };
      expect(fields).toHaveLength(9);
      expect(most(fields).map(([symbol, all]) => [symbol, all?.length])).toEqual(prize ? [[prize, 3]] : []);
      expect((played?.payouts?.[0] ?? 0n) > 0n).toBe(prize !== null);
    }
  });

  it('has no choice and no moves', () => {
    expect(round(1, 'COIN')).toBeNull();
    expect(round(1)?.next).toEqual([]);
  });

  it('PLAY-35 returns 95.00 %', () => {
    expect(percentText(matchThree.exactReturn())).toBe('95.00');
    expect(matchThree.rules.join(' ')).toContain('30,364');
  });
});
