import { describe, expect, it } from 'vitest';
import { pokerHandOf, strengthOf } from './strength.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const numberOf = (card: string) => 13 * 'SHDC'.indexOf(card.slice(-1)) + ranks.indexOf(card.slice(0, -1));
const strength = (cards: string) => strengthOf(cards.split(' ').map(numberOf));

/** From the highest to the lowest; those on one line are equal. */
const falling = [
  ['10H JH QH KH AH', 'ROYAL_FLUSH'],
  ['9H 10H JH QH KH', 'STRAIGHT_FLUSH'],
  ['AC 2C 3C 4C 5C', 'STRAIGHT_FLUSH'],
  ['AS AH AD AC 2S', 'FOUR_OF_A_KIND'],
  ['7S 7H 7D 7C KS', 'FOUR_OF_A_KIND'],
  ['7S 7H 7D 7C 2S', 'FOUR_OF_A_KIND'],
  ['7S 7H 7D 2C 2S', 'FULL_HOUSE'],
  ['6S 6H 6D AC AS', 'FULL_HOUSE'],
  ['2D 5D 9D JD AD', 'FLUSH'],
  ['10H JS QH KH AH', 'STRAIGHT'],
  ['AH 5S 3H 2H 4H', 'STRAIGHT'],
  ['7S 7H 7D 3C 2S', 'THREE_OF_A_KIND'],
  ['KS KH 3D 3C 2S', 'TWO_PAIR'],
  ['QS QH JD JC AS', 'TWO_PAIR'],
  ['AS 3H 8D AC 2S', 'PAIR'],
  ['AS 3H 7D AC 2S', 'PAIR'],
  ['AS KH 4D 3C 2S', 'HIGH_CARD'],
  ['AS QH JD 10C 8S', 'HIGH_CARD'],
] as const;

describe('a hand of poker', () => {
  it.each(falling)('of %s is %s', (cards, hand) => {
    expect(pokerHandOf(strength(cards))).toBe(hand);
  });

  it('is stronger the higher its kind, its ranks and what lies beside them', () => {
    const values = falling.map(([cards]) => strength(cards));
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(new Set(values).size).toBe(values.length);
  });

  it.each([
    ['AS KH 4D 3C 2S', 'AD KC 4S 3H 2H'],
    ['AS 3H 8D AC 2S', 'AD 3C 8S AH 2D'],
  ])('%s is as strong as %s', (one, other) => {
    expect(strength(one)).toBe(strength(other));
  });

  it('of seven cards is the best five of them', () => {
    expect(strength('10H JH QH KH AH AS AD')).toBe(strength('10H JH QH KH AH'));
    expect(strength('7S 7H 3D 3C 2S 2D KC')).toBe(strength('7S 7H 3D 3C KC'));
    expect(strength('AS 2H 3D 4C 5S 6D KC')).toBe(strength('2H 3D 4C 5S 6D'));
  });
});
