import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf, percentText } from '../index.ts';
import type { Json } from '../index.ts';
import { mineCounts, mines, paysFor, returnFor, returns } from './mines.ts';

/** Always draws the first that is left, so that the mines lie under the first tiles. */
const first = { below: () => 0 };

const round = (choice: Json, ...actions: Json[]) =>
  mines.play({ stake: money.of(200n), choice, actions }, first);

const reveal = (...tiles: number[]) => tiles.map((tile) => `REVEAL_${String(tile)}`);
const from = (start: number, end: number) =>
  Array.from({ length: end - start + 1 }, (_, index) => start + index);

describe('a round of mines', () => {
  it('begins with every tile to reveal and nothing to cash out', () => {
    expect(round(3)).toEqual({
      view: { count: 3, revealed: [], blown: false, mines: null, worth: 0n, worthNext: 220n },
      next: reveal(...from(1, 25)),
      stakes: [200n],
      payouts: null,
    });
  });

  it('is worth more with each safe tile, hides its mines, and pays when it is cashed out', () => {
    expect(round(3, ...reveal(10, 4))).toEqual({
      view: { count: 3, revealed: [10, 4], blown: false, mines: null, worth: 250n, worthNext: 288n },
      next: ['CASH_OUT', ...reveal(...from(1, 25).filter((tile) => tile !== 10 && tile !== 4))],
      stakes: [200n],
      payouts: null,
    });
    expect(round(3, ...reveal(10, 4), 'CASH_OUT')).toEqual({
      view: { count: 3, revealed: [10, 4], blown: false, mines: [1, 2, 3], worth: 250n, worthNext: null },
      next: [],
      stakes: [200n],
      payouts: [250n],
    });
  });

  it('is lost on a mine, which it shows', () => {
    expect(round(1, ...reveal(10, 1))).toEqual({
      view: { count: 1, revealed: [10, 1], blown: true, mines: [1], worth: 0n, worthNext: null },
      next: [],
      stakes: [200n],
      payouts: [0n],
    });
  });

  it.each([
    [1, 4850n],
    [3, 446_200n],
    [5, 10_307_220n],
  ] as const)('with %i mines is paid when every safe tile is revealed', (count, won) => {
    expect(round(count, ...reveal(...from(count + 1, 25)))?.payouts).toEqual([won]);
  });

  it.each<[string, Json, Json[]]>([
    ['no number of mines', null, []],
    ['another number of mines', 2, []],
    ['a cash out before the first tile', 3, ['CASH_OUT']],
    ['a tile twice', 3, reveal(10, 10)],
    ['a tile that there is not', 3, reveal(26)],
    ['a tile of another spelling', 3, ['REVEAL_010']],
    ['a number', 3, [10]],
    ['a tile after the end', 3, reveal(1, 10)],
    ['a tile after the cash out', 3, [...reveal(10), 'CASH_OUT', ...reveal(11)]],
  ])('has %s refused', (_what, choice, actions) => {
    expect(round(choice, ...actions)).toBeNull();
  });

  it('lays its mines by the first draws and never moves them', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...mineCounts),
        fc.integer({ min: 1, max: 25 }),
        (nonce, count, tile) => {
          const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce });
          const other = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce });
          const stake = money.of(100n);
          const begun = mines.play({ stake, choice: count, actions: [] }, draws);
          const tried = mines.play({ stake, choice: count, actions: reveal(tile) }, other);
          expect(begun?.payouts).toBeNull();
          expect(other.taken).toEqual(draws.taken);
          expect(draws.taken.map(({ below }) => below)).toEqual(from(0, count - 1).map((gone) => 25 - gone));
          if (tried?.view['blown'] === true) expect(tried.view['mines']).toContain(tile);
        },
      ),
    );
  });
});

describe('what mines pays', () => {
  it.each([
    [1, [101, 105, 110, 115, 121], 2425],
    [3, [110, 125, 144, 167, 195], 223_100],
    [5, [121, 153, 195, 253, 332], 5_153_610],
  ] as const)('with %i mines, in hundredths of the stake', (count, opening, last) => {
    expect([1, 2, 3, 4, 5].map((safe) => paysFor(count, safe))).toEqual(opening.map(BigInt));
    expect(paysFor(count, 25 - count)).toBe(BigInt(last));
  });

  it('PLAY-35 returns 97.00 % to whoever reveals every safe tile, and no less than 96.25 % to anybody', () => {
    expect(mines.exactReturn()).toEqual({ over: 97n, under: 100n });
    for (const count of mineCounts) expect(percentText(returnFor(count, 25 - count))).toBe('97.00');
    const percents = returns().map(percentText).sort();
    expect(percents).toHaveLength(24 + 22 + 20);
    expect(percents[0]).toBe('96.25');
    expect(percents.at(-1)).toBe('97.00');
    expect(mines.rules.join()).toContain('between 96.25 and 97.00 %');
  });

  it('is staked so that hundredths come out even', () => {
    expect(mines.stakesOf([50n, 100n, 150n, 2000n].map(money.of))).toEqual([100n, 2000n]);
  });
});
