import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { percentText } from '../index.ts';
import type { Json } from '../index.ts';
import { paysFor, redDog } from './red-dog.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

function round(names: string, ...actions: Json[]) {
  const left = Array.from({ length: 312 }, (_, number) => number);
  const wanted = names.split(' ');
  const below = () => {
    const rank = ranks.indexOf(wanted.shift() ?? '');
    const index = left.findIndex((number) => number % 13 === rank);
    left.splice(index, 1);
    return index;
  };
  return redDog.play({ stake: money.of(100n), choice: null, actions }, { below });
}

describe('a round of red dog', () => {
  it.each([
    ['a sequence', '7 6 K', [], 'CONSECUTIVE', [100n], [100n]],
    ['a king and an ace in sequence', 'K A 2', [], 'CONSECUTIVE', [100n], [100n]],
    ['a pair', '7 7 8', [], 'PAIR', [100n], [100n]],
    ['three of a rank', '7 7 7', [], 'TRIPLE', [100n], [1200n]],
    ['one rank between', '5 7 6', ['CALL'], 'BETWEEN', [100n], [600n]],
    ['two ranks between, raised', '8 5 6', ['RAISE'], 'BETWEEN', [100n, 100n], [500n, 500n]],
    ['three ranks between', '5 9 6', ['CALL'], 'BETWEEN', [100n], [300n]],
    ['four ranks between, raised', '5 10 6', ['RAISE'], 'BETWEEN', [100n, 100n], [200n, 200n]],
    ['a third card that is equal to one of the two', '5 10 5', ['CALL'], 'OUTSIDE', [100n], [0n]],
    ['a third card outside, raised', '2 K A', ['RAISE'], 'OUTSIDE', [100n, 100n], [0n, 0n]],
  ] as const)('with %s', (_what, cards, actions, end, stakes, payouts) => {
    expect(round(cards, ...actions)).toMatchObject({ view: { end }, next: [], stakes, payouts });
  });

  it('waits for the player and hides the third card', () => {
    expect(round('2 A 5')).toEqual({
      view: { cards: ['2S', 'AS'], third: null, spread: 11, end: null },
      next: ['RAISE', 'CALL'],
      stakes: [100n],
      payouts: null,
    });
    expect(round('7 6 K')?.view).toEqual({ cards: ['7S', '6S'], third: null, spread: 0, end: 'CONSECUTIVE' });
    expect(round('7 7 K')?.view).toEqual({ cards: ['7S', '7H'], third: 'KS', spread: 0, end: 'PAIR' });
  });

  it('has no other moves', () => {
    expect(round('2 A 5', 'FOLD')).toBeNull();
    expect(round('7 6 K', 'CALL')).toBeNull();
    expect(round('2 A 5', 'CALL', 'RAISE')).toBeNull();
  });

  it('PLAY-35 returns 97.63 % of all that is staked with the best play, which raises from seven ranks on', () => {
    expect([1, 2, 3, 4, 11].map(paysFor)).toEqual([5, 4, 2, 1, 1]);
    expect(redDog.exactReturn()).toEqual({ over: 720_732n, under: 738_265n });
    expect(percentText(redDog.exactReturn())).toBe('97.63');
    // Of the 310 cards that are left, 24 of each rank between: seven ranks are the first that are more than half of them.
    expect([6 * 24 * 2 > 310, 7 * 24 * 2 > 310]).toEqual([false, true]);
  });
});
