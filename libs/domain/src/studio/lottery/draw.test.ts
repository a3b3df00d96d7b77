import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf, percentText } from '../index.ts';
import type { Json } from '../index.ts';
import { lotteryDraw, prizes, waysToMatch } from './draw.ts';

const draw = (choice: Json, below: (count: number) => number = () => 0) =>
  lotteryDraw.play({ stake: money.of(100n), choice, actions: [] }, { below });

describe('the lottery draw', () => {
  it('can match six numbers of 36 in so many ways', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(waysToMatch)).toEqual([
      593_775n,
      855_036n,
      411_075n,
      81_200n,
      6525n,
      180n,
      1n,
    ]);
  });

  it('PLAY-35 returns 94.97 % of the stake, over all 1,947,792 draws', () => {
    expect(prizes.map(({ matches, pays }) => [matches, pays])).toEqual([
      [6, 25_000],
      [5, 600],
      [4, 50],
      [3, 7],
      [2, 2],
    ]);
    expect(lotteryDraw.exactReturn()).toEqual({ over: 77_075n, under: 81_158n });
    expect(percentText(lotteryDraw.exactReturn())).toBe('94.97');
  });

  it.each([
    [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], 2_500_000n],
    [[1, 2, 3, 4, 5, 36], [1, 2, 3, 4, 5], 60_000n],
    [[1, 2, 3, 4, 35, 36], [1, 2, 3, 4], 5000n],
    [[36, 1, 35, 2, 34, 3], [1, 2, 3], 700n],
    [[1, 2, 33, 34, 35, 36], [1, 2], 200n],
    [[1, 32, 33, 34, 35, 36], [1], 0n],
    [[31, 32, 33, 34, 35, 36], [], 0n],
  ])('with 1 to 6 drawn, %j matches %j of a stake of 1.00', (picks, matches, won) => {
    expect(draw(picks)).toEqual({
      view: { picks, drawn: [1, 2, 3, 4, 5, 6], matches },
      next: [],
      stakes: [100n],
      payouts: [won],
    });
  });

  it.each<[string, Json]>([
    ['no pick', null],
    ['five numbers', [1, 2, 3, 4, 5]],
    ['seven numbers', [1, 2, 3, 4, 5, 6, 7]],
    ['a number twice', [1, 2, 3, 4, 5, 5]],
    ['a number below the first', [0, 2, 3, 4, 5, 6]],
    ['a number above the last', [1, 2, 3, 4, 5, 37]],
    ['a part of a number', [1.5, 2, 3, 4, 5, 6]],
    ['words', ['1', '2', '3', '4', '5', '6']],
  ])('refuses %s', (_what, choice) => {
    expect(draw(choice)).toBeNull();
  });

  it('draws six different numbers of those that are left, whatever was picked', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.subarray([1, 5, 9, 13, 17, 21, 25, 29, 33], { minLength: 6, maxLength: 6 }),
        (nonce, picks) => {
          const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce });
          const round = lotteryDraw.play({ stake: money.of(100n), choice: picks, actions: [] }, draws);
          expect(draws.taken.map(({ below }) => below)).toEqual([36, 35, 34, 33, 32, 31]);
          const again = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce });
          const other = lotteryDraw.play(
            { stake: money.of(100n), choice: [1, 2, 3, 4, 5, 6], actions: [] },
            again,
          );
          const drawn = round?.view['drawn'];
          expect(new Set(drawn as number[]).size).toBe(6);
          expect(other?.view['drawn']).toEqual(drawn);
        },
      ),
    );
  });
});
