import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf } from '../index.ts';
import type { Json } from '../index.ts';
import { handOf } from './hands.ts';
import type { FiveCards } from './hands.ts';
import { jacksOrBetter } from './jacks-or-better.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const numberOf = (card: string) => 13 * 'SHDC'.indexOf(card.slice(-1)) + ranks.indexOf(card.slice(0, -1));

const hand = (cards: string) => handOf(cards.split(' ').map(numberOf) as unknown as FiveCards);

/** Deals these cards, then those that replace others. */
function round(cards: string, actions: Json[] = [], choice: Json = null) {
  const wanted = cards.split(' ').map(numberOf);
  let left = Array.from({ length: 52 }, (_, card) => card);
  let dealt = 0;
  const below = () => {
    // The draw takes from what the deal left, in the order of the deck.
    const index = left.indexOf(wanted[dealt] ?? -1);
    dealt += 1;
    left = left.filter((_, place) => place !== index);
    return index;
  };
  return jacksOrBetter.play({ stake: money.of(100n), choice, actions }, { below });
}

describe('a hand', () => {
  it.each([
    ['10H JH QH KH AH', 'ROYAL_FLUSH'],
    ['9H 10H JH QH KH', 'STRAIGHT_FLUSH'],
    ['AC 2C 3C 4C 5C', 'STRAIGHT_FLUSH'],
    ['7S 7H 7D 7C 2S', 'FOUR_OF_A_KIND'],
    ['7S 7H 7D 2C 2S', 'FULL_HOUSE'],
    ['2D 5D 9D JD KD', 'FLUSH'],
    ['10H JS QH KH AH', 'STRAIGHT'],
    ['AH 5S 3H 2H 4H', 'STRAIGHT'],
    ['QH KS AH 2H 3H', null],
    ['7S 7H 7D 3C 2S', 'THREE_OF_A_KIND'],
    ['7S 7H 3D 3C 2S', 'TWO_PAIR'],
    ['JS 3H 8D JC 2S', 'JACKS_OR_BETTER'],
    ['AS 3H 8D AC 2S', 'JACKS_OR_BETTER'],
    ['10S 3H 8D 10C 2S', null],
    ['AS 3H 8D 10C 2S', null],
  ])('of %s is %s', (cards, name) => {
    expect(hand(cards)).toBe(name);
  });
});

describe('a round of video poker', () => {
  it('deals five cards, of which each may be held', () => {
    const begun = round('JS 3H 8D JC 2S');
    expect(begun).toMatchObject({
      view: { cards: ['JS', '3H', '8D', 'JC', '2S'], held: null, hand: 'JACKS_OR_BETTER' },
      stakes: [100n],
      payouts: null,
    });
    expect(begun?.next).toHaveLength(32);
    expect(begun?.next).toContain('HOLD_10010');
  });

  it.each([
    ['JS 3H 8D JC 2S JH JD 5C', 'HOLD_10010', ['JS', 'JH', 'JD', 'JC', '5C'], 'FOUR_OF_A_KIND', 2500n],
    ['JS 3H 8D JC 2S', 'HOLD_11111', ['JS', '3H', '8D', 'JC', '2S'], 'JACKS_OR_BETTER', 100n],
    ['JS 3H 8D JC 2S 4C 5C 7H 9D QS', 'HOLD_00000', ['4C', '5C', '7H', '9D', 'QS'], null, 0n],
    ['10H JH QH KH 2S AH', 'HOLD_11110', ['10H', 'JH', 'QH', 'KH', 'AH'], 'ROYAL_FLUSH', 80_000n],
  ] as const)('of %s with %s ends so', (cards, hold, end, name, payout) => {
    expect(round(cards, [hold])).toMatchObject({
      view: { cards: end, hand: name },
      next: [],
      payouts: [payout],
    });
  });

  it.each<[string, Json[], Json]>([
    ['another move', ['DRAW'], null],
    ['a hold of six', ['HOLD_111111'], null],
    ['a second draw', ['HOLD_11111', 'HOLD_11111'], null],
    ['a choice', [], 'JACKS'],
  ])('has %s refused', (_what, actions, choice) => {
    expect(round('JS 3H 8D JC 2S', actions, choice)).toBeNull();
  });

  it('replaces cards from those of the deck that were not dealt', () => {
    const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce: 1 });
    jacksOrBetter.play({ stake: money.of(100n), choice: null, actions: ['HOLD_01010'] }, draws);
    expect(draws.taken.map(({ below }) => below)).toEqual([52, 51, 50, 49, 48, 47, 46, 45]);
  });
});
