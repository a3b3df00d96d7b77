import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf } from '../index.ts';
import type { Json } from '../index.ts';
import { houseWay, isLegal } from './house-way.ts';
import { paiGowPoker } from './pai-gow.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const numberOf = (card: string) =>
  card === 'JOKER' ? 52 : 13 * 'SHDC'.indexOf(card.slice(-1)) + ranks.indexOf(card.slice(0, -1));

/** Plays with these cards: the player's seven and the dealer's, each from a deck of their own. */
function round(own: string, theirs: string, actions: Json[] = [], choice: Json = null) {
  const wanted = [own, theirs].map((names) => names.split(' ').map(numberOf));
  let left: number[] = [];
  const below = (count: number) => {
    if (count === 53) left = Array.from({ length: 53 }, (_, card) => card);
    const card = wanted.find((cards) => cards.length > 0)?.shift() ?? -1;
    const index = left.indexOf(card);
    left.splice(index, 1);
    return index;
  };
  return paiGowPoker.play({ stake: money.of(100n), choice, actions }, { below });
}

const twoPairs = 'QS QH 4D 4C AS 9H 2D';
const aceHigh = 'AS QH JD 9C 7S 4H 2D';
const kings = 'KS KH AD QC 9S 4H 2D';

describe('pai gow poker', () => {
  it('deals seven cards each, the dealer’s face down, and offers the house way first', () => {
    const dealt = round(twoPairs, kings);
    expect(dealt).toMatchObject({
      view: {
        player: { cards: twoPairs.split(' '), front: null, hands: null },
        dealer: { cards: Array.from({ length: 7 }, () => ''), front: null, hands: null },
        higher: null,
        end: null,
      },
      stakes: [100n],
      payouts: null,
    });
    expect(dealt?.next.slice(0, 3)).toEqual(['HOUSE_WAY', 'FRONT_1_3', 'FRONT_1_4']);
  });

  it('takes no hand of five that is lower than the one in front', () => {
    expect(round(aceHigh, kings, ['FRONT_1_2'])).toBeNull();
    expect(round(aceHigh, kings)?.next).not.toContain('FRONT_1_2');
    // A pair of queens in front leaves a pair of fours.
    expect(round(twoPairs, kings, ['FRONT_1_2'])).toBeNull();
    expect(round(twoPairs, kings, ['FRONT_3_4'])).not.toBeNull();
  });

  it.each([
    ['both higher', twoPairs, 'JS JH AD QC 9S 4H 2D', 'WON', 195n],
    ['the front alone higher', twoPairs, kings, 'PUSH', 100n],
    ['both lower', aceHigh, kings, 'LOST', 0n],
    ['both equal', kings, 'KD KC AH QS 9D 4S 2H', 'LOST', 0n],
    ['an equal front and a higher hand behind', 'KS KH AD QC 9S 4H 2D', 'JS JH AS QD 9C 4D 2S', 'PUSH', 100n],
    ['the joker of either deck', 'JOKER AS KD QC 9S 4H 2D', 'JOKER KS JD 8C 6D 4S 2H', 'WON', 195n],
  ] as const)('ends with %s', (_what, own, theirs, end, paid) => {
    expect(round(own, theirs, ['HOUSE_WAY'])).toMatchObject({ view: { end }, next: [], payouts: [paid] });
  });

  it('shows how both are set', () => {
    expect(round(twoPairs, kings, ['FRONT_5_6'])?.view).toEqual({
      player: { cards: twoPairs.split(' '), front: [4, 5], hands: { front: 'HIGH_CARD', back: 'TWO_PAIR' } },
      dealer: { cards: kings.split(' '), front: [2, 3], hands: { front: 'HIGH_CARD', back: 'PAIR' } },
      higher: { front: false, back: true },
      end: 'PUSH',
    });
  });

  it.each<[string, Json[], Json]>([
    ['the same card twice', ['FRONT_1_1'], null],
    ['a place that there is not', ['FRONT_1_8'], null],
    ['a second setting', ['HOUSE_WAY', 'HOUSE_WAY'], null],
    ['a choice', [], 'ACE'],
  ])('has %s refused', (_what, actions, choice) => {
    expect(round(twoPairs, kings, actions, choice)).toBeNull();
  });

  it('takes stakes of which a commission of 5 % comes out even', () => {
    const ladder = [10n, 20n, 50n, 100n, 250n].map(money.of);
    expect(paiGowPoker.stakesOf(ladder)).toEqual([20n, 100n]);
  });

  it('draws each side’s seven from a whole deck', () => {
    const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce: 1 });
    paiGowPoker.play({ stake: money.of(100n), choice: null, actions: ['HOUSE_WAY'] }, draws);
    const seven = [53, 52, 51, 50, 49, 48, 47];
    expect(draws.taken.map(({ below }) => below)).toEqual([...seven, ...seven]);
  });

  it('has any seven cards set by the house way as they may be set', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(52), { minLength: 7, maxLength: 7 }), (cards) => {
        expect(isLegal(houseWay(cards))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
