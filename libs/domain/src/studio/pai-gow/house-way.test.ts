import { describe, expect, it } from 'vitest';
import { backStrengthOf, frontStrengthOf, paiGowHandOf } from './hands.ts';
import { houseWay } from './house-way.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const numberOf = (card: string) =>
  card === 'JOKER' ? 52 : 13 * 'SHDC'.indexOf(card.slice(-1)) + ranks.indexOf(card.slice(0, -1));
const numbersOf = (names: string) => names.split(' ').map(numberOf);

describe('a joker', () => {
  it.each([
    ['is a fifth ace', 'AS AH AD AC JOKER', 'FIVE_ACES'],
    ['is an ace beside three', 'AS AH AD 2C JOKER', 'FOUR_OF_A_KIND'],
    ['is an ace beside a pair', 'KS KH 4D 2C JOKER', 'PAIR'],
    ['is an ace beside an ace', 'AS KH 9D 4C JOKER', 'PAIR'],
    ['completes a straight in the middle', '9S 8H 6D 5C JOKER', 'STRAIGHT'],
    ['completes the lowest straight', 'AS 2H 3D 5C JOKER', 'STRAIGHT'],
    ['completes a flush', 'KS 9S 6S 2S JOKER', 'FLUSH'],
    ['completes a straight flush', '9S 8S 6S 5S JOKER', 'STRAIGHT_FLUSH'],
    ['completes a royal flush', 'AS KS JS 10S JOKER', 'ROYAL_FLUSH'],
    ['is an ace otherwise', 'KS 9H 6S 2S JOKER', 'HIGH_CARD'],
  ])('%s', (_what, cards, hand) => {
    expect(paiGowHandOf(backStrengthOf(numbersOf(cards)))).toBe(hand);
  });

  it('is the highest card that it can be: the ace of a flush, the upper end of a straight', () => {
    expect(backStrengthOf(numbersOf('KS 9S 6S 2S JOKER'))).toBe(backStrengthOf(numbersOf('AS KS 9S 6S 2S')));
    expect(backStrengthOf(numbersOf('9S 8H 7D 6C JOKER'))).toBe(backStrengthOf(numbersOf('10S 9S 8H 7D 6C')));
    expect(frontStrengthOf(numbersOf('JOKER 4S'))).toBe(frontStrengthOf(numbersOf('AS 4H')));
  });

  it('of five aces is above a royal flush', () => {
    expect(backStrengthOf(numbersOf('AS AH AD AC JOKER'))).toBeGreaterThan(
      backStrengthOf(numbersOf('AS KS QS JS 10S')),
    );
  });
});

describe('the house way', () => {
  it.each([
    ['five aces with two of them', 'AS AH AD AC JOKER QS QH', 'A A'],
    ['five aces with a pair of kings', 'AS AH AD AC JOKER KS KH', 'K K'],
    ['four of a kind with a pair beside', '4S 4H 4D 4C 2S 2H 9D', '2 2'],
    ['four sixes whole', '6S 6H 6D 6C AS KH 9D', 'A K'],
    ['four sevens whole with an ace', '7S 7H 7D 7C AS KH 9D', 'A K'],
    ['four sevens split without one', '7S 7H 7D 7C KS QH 9D', '7 7'],
    ['four jacks split beside an ace', 'JS JH JD JC AS KH 9D', 'J J'],
    ['a full house with its pair', '9S 9H 9D 2S 2H AS KD', '2 2'],
    ['a full house with the higher of two pairs', '9S 9H 9D 2S 2H 4S 4D', '4 4'],
    ['two threes of a kind with a pair of the higher', '9S 9H 9D QS QH QD 2C', 'Q Q'],
    ['three pairs with the highest', '9S 9H QS QH 4S 4D 2C', 'Q Q'],
    ['a straight with the best that it leaves', '10S 9H 8D 7C 6S 6H AD', 'A 6'],
    ['a straight with a pair', '9S 8H 7D 6C 5S KH KD', 'K K'],
    ['a longer straight by its lower end', 'KS QH JD 10C 9S 8H 2D', 'K 2'],
    ['a flush with the best that it leaves', 'AS KS 9S 6S 4S 2S QH', 'A Q'],
    ['three nines whole', '9S 9H 9D AS KH 4D 2C', 'A K'],
    ['three aces with one of them', 'AS AH AD KS 9H 4D 2C', 'A K'],
    ['two pairs split', 'QS QH 4D 4C AS 9H 2D', '4 4'],
    ['two lower pairs whole with an ace', '10S 10H 4D 4C AS 9H 2D', 'A 9'],
    ['two lower pairs split without one', '10S 10H 4D 4C KS 9H 2D', '4 4'],
    ['a pair with the next two', '4S 4H KD QC 9S 7H 2D', 'K Q'],
    ['no pair with the second and the third', 'AS QH JD 9C 7S 4H 2D', 'Q J'],
    ['a joker as an ace', 'JOKER QH JD 9C 7S 4H 2D', 'Q J'],
  ])('sets %s', (_what, names, front) => {
    const cards = numbersOf(names);
    const { places } = houseWay(cards);
    const shown = places.map((place) => names.split(' ')[place] ?? '');
    const named = shown.map((card) => (card === 'JOKER' ? 'A' : card.slice(0, -1)));
    expect(named.toSorted((one, other) => ranks.indexOf(other) - ranks.indexOf(one)).join(' ')).toBe(
      front
        .split(' ')
        .toSorted((one, other) => ranks.indexOf(other) - ranks.indexOf(one))
        .join(' '),
    );
  });

  it('keeps the joker behind where it makes a straight of a hand that is split', () => {
    const names = 'AS AH AD JOKER KS QH JD';
    const { places, back } = houseWay(numbersOf(names));
    expect([places, paiGowHandOf(back)]).toEqual([[0, 1], 'STRAIGHT']);
  });
});
