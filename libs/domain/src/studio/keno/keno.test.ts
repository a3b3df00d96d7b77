import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf, percentText } from '../index.ts';
import type { Json } from '../index.ts';
import { keno, returnFor, spotCounts, waysToMatch } from './keno.ts';

/** Draws 1 to 20, as each draw is the first that is left. */
const round = (choice: Json) => keno.play({ stake: money.of(100n), choice, actions: [] }, { below: () => 0 });

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

describe('a game of keno', () => {
  it('shows what was picked, drawn and matched', () => {
    expect(round([3, 80, 20])).toEqual({
      view: { picks: [3, 80, 20], drawn: numbers(1, 20), matches: [3, 20] },
      next: [],
      stakes: [100n],
      payouts: [200n],
    });
  });

  it.each([
    [2, [0, 0, 16]],
    [3, [0, 0, 2, 49]],
    [4, [0, 0, 1, 7, 145]],
    [5, [0, 0, 0, 3, 25, 620]],
    [6, [0, 0, 0, 2, 8, 75, 1850]],
    [7, [0, 0, 0, 1, 4, 30, 220, 6200]],
    [8, [0, 0, 0, 0, 3, 16, 90, 1000, 12_000]],
    [9, [0, 0, 0, 0, 2, 7, 42, 250, 3000, 20_000]],
    [10, [3, 0, 0, 0, 0, 3, 24, 140, 1000, 5000, 25_000]],
  ])('pays for %i picked, by matches', (spots, pays) => {
    const paid = pays.map((_, matches) => {
      const picks = [...numbers(1, matches), ...numbers(31, spots - matches)];
      return (round(picks)?.payouts?.[0] ?? 0n) / 100n;
    });
    expect(paid).toEqual(pays.map(BigInt));
  });

  it.each<[string, Json]>([
    ['nothing', null],
    ['one number', [5]],
    ['eleven numbers', numbers(1, 11)],
    ['a number twice', [5, 5]],
    ['a number below', [0, 5]],
    ['a number above', [5, 81]],
    ['a part of a number', [5, 5.5]],
    ['a word', [5, '6']],
  ])('refuses %s', (_what, choice) => {
    expect(round(choice)).toBeNull();
  });

  it('draws twenty different numbers of eighty', () => {
    const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce: 7 });
    const drawn = keno.play({ stake: money.of(1n), choice: [1, 2], actions: [] }, draws)?.view['drawn'];
    expect(new Set(drawn as number[]).size).toBe(20);
    expect(draws.taken.map(({ below }) => below)).toEqual(numbers(61, 20).reverse());
  });

  it('PLAY-35 returns 96.30 % with eight numbers and 95.40 to 96.20 % with others', () => {
    expect(percentText(keno.exactReturn())).toBe('96.30');
    expect(spotCounts.map((spots) => [spots, percentText(returnFor(spots))])).toEqual([
      [2, '96.20'],
      [3, '95.74'],
      [4, '95.96'],
      [5, '95.40'],
      [6, '95.87'],
      [7, '95.53'],
      [8, '96.30'],
      [9, '95.68'],
      [10, '96.15'],
    ]);
    expect(keno.rules.join()).toContain('between 95.40 and 96.20 %');
    // Of all draws of twenty, those that match two of two picked: one in 16.63.
    expect(waysToMatch(2, 2) * 1580n).toBe(
      95n * [0, 1, 2].reduce((sum, each) => sum + waysToMatch(2, each), 0n),
    );
  });
});
