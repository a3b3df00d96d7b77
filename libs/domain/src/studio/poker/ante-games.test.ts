import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf } from '../index.ts';
import type { Json, StudioModel } from '../index.ts';
import { caribbeanStud, oasisStud } from './caribbean-stud.ts';
import { casinoHoldem } from './casino-holdem.ts';
import { threeCardBrag } from './three-card-brag.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const numberOf = (card: string) => 13 * 'SHDC'.indexOf(card.slice(-1)) + ranks.indexOf(card.slice(0, -1));

/** Plays with these cards: the player's, the dealer's, the board's, then one that is swapped for. */
function round(model: StudioModel, names: string, actions: Json[] = [], choice: Json = null) {
  const wanted = names.split(/[ |]+/).map(numberOf);
  let left = Array.from({ length: 52 }, (_, card) => card);
  const below = () => {
    const card = wanted.shift() ?? -1;
    const index = left.indexOf(card);
    left = left.filter((each) => each !== card);
    return index;
  };
  return model.play({ stake: money.of(100n), choice, actions }, { below });
}

const pair = 'JS 3H 8D JC 2S';
const aceKing = 'AS KH 4D 3C 2H';
const aceQueen = 'AS QH 4D 3C 2H';

describe('caribbean stud', () => {
  it('deals five cards each, of which one of the dealer’s lies open, and waits', () => {
    expect(round(caribbeanStud, `${pair}|${aceKing}`)).toEqual({
      view: {
        player: { cards: ['JS', '3H', '8D', 'JC', '2S'], hand: 'PAIR' },
        dealer: { cards: ['AS', '', '', '', ''], hand: null },
        board: [],
        swapped: null,
        end: null,
      },
      next: ['RAISE', 'FOLD'],
      stakes: [100n],
      payouts: null,
    });
  });

  it.each([
    ['a fold', pair, aceKing, 'FOLD', 'FOLDED', [100n], [0n]],
    ['a dealer without ace and king', pair, aceQueen, 'RAISE', 'UNQUALIFIED', [100n, 200n], [200n, 200n]],
    ['a higher pair', pair, aceKing, 'RAISE', 'WON', [100n, 200n], [200n, 400n]],
    ['a full house', '7S 7H 7D 2C 2S', aceKing, 'RAISE', 'WON', [100n, 200n], [200n, 1600n]],
    ['a royal flush', '10H JH QH KH AH', 'AS KS 4D 3C 2H', 'RAISE', 'WON', [100n, 200n], [200n, 20_200n]],
    ['a lower hand', pair, 'QS QH 4D 3C 2H', 'RAISE', 'LOST', [100n, 200n], [0n, 0n]],
    ['an equal hand', 'AD KC 4S 3S 2C', aceKing, 'RAISE', 'TIE', [100n, 200n], [100n, 200n]],
  ] as const)('ends with %s', (_what, own, theirs, move, end, stakes, payouts) => {
    const played = round(caribbeanStud, `${own}|${theirs}`, [move]);
    expect(played).toMatchObject({ view: { end }, next: [], stakes, payouts });
    expect(played?.view['dealer']).toMatchObject({ cards: theirs.split(' ') });
  });

  it.each<[string, Json[], Json]>([
    ['a swap', ['SWAP_1'], null],
    ['a second move', ['RAISE', 'FOLD'], null],
    ['a choice', [], 'ACE'],
  ])('has %s refused', (_what, actions, choice) => {
    expect(round(caribbeanStud, `${pair}|${aceKing}`, actions, choice)).toBeNull();
  });
});

describe('oasis stud', () => {
  const deal = `JS 3H 8D JC 2S|${aceKing}|JH`;

  it('swaps one card, once, for one stake more, which is not paid back', () => {
    const swapped = round(oasisStud, deal, ['SWAP_3']);
    expect(swapped).toMatchObject({
      view: {
        player: { cards: ['JS', '3H', 'JH', 'JC', '2S'], hand: 'THREE_OF_A_KIND' },
        swapped: { place: 2, card: '8D' },
      },
      next: ['RAISE', 'FOLD'],
      stakes: [100n, 100n],
      payouts: null,
    });
    expect(round(oasisStud, deal, ['SWAP_3', 'SWAP_1'])).toBeNull();
    expect(round(oasisStud, deal, ['SWAP_6'])).toBeNull();
  });

  it('pays as caribbean stud does, with the swap or without', () => {
    expect(round(oasisStud, deal)?.next).toEqual([
      'RAISE',
      'FOLD',
      'SWAP_1',
      'SWAP_2',
      'SWAP_3',
      'SWAP_4',
      'SWAP_5',
    ]);
    expect(round(oasisStud, deal, ['RAISE'])?.payouts).toEqual([200n, 400n]);
    expect(round(oasisStud, deal, ['SWAP_3', 'RAISE'])).toMatchObject({
      stakes: [100n, 100n, 200n],
      payouts: [200n, 0n, 800n],
    });
    expect(round(oasisStud, deal, ['SWAP_3', 'FOLD'])?.payouts).toEqual([0n, 0n]);
  });

  it('swaps for a card of those that were not dealt', () => {
    const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce: 1 });
    oasisStud.play({ stake: money.of(100n), choice: null, actions: ['SWAP_1', 'RAISE'] }, draws);
    expect(draws.taken.map(({ below }) => below)).toEqual([52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42]);
  });
});

describe('casino hold’em', () => {
  const board = '9S 9H 4D KC 2H';

  it('shows three cards of the board and none of the dealer’s before the raise', () => {
    expect(round(casinoHoldem, `AS AH|KS KH|${board}`)?.view).toMatchObject({
      player: { hand: 'TWO_PAIR' },
      dealer: { cards: ['', ''], hand: null },
      board: ['9S', '9H', '4D', '', ''],
    });
  });

  it.each([
    ['a full house that is lower', 'AS AH', 'KS KH', board, 'RAISE', 'LOST', [0n, 0n]],
    ['a full house that is higher', '9D AH', 'QS QH', '9S 9H 4D AC 2H', 'RAISE', 'WON', [400n, 400n]],
    ['two pair', 'AS AH', 'KS QH', '9S 9H 4D 5C 2H', 'RAISE', 'WON', [200n, 400n]],
    [
      'a dealer with less than fours',
      'AS AH',
      '3S 3H',
      '9S JH QD 5C 2H',
      'RAISE',
      'UNQUALIFIED',
      [200n, 200n],
    ],
    ['a dealer with fours', 'AS AH', '4S 4H', '9S JH QD 5C 2H', 'RAISE', 'WON', [200n, 400n]],
    ['the board for both', '2S 3H', '2C 3D', '10H JH QH KH AH', 'RAISE', 'TIE', [100n, 200n]],
    ['a fold', 'AS AH', 'KS KH', board, 'FOLD', 'FOLDED', [0n]],
  ] as const)('ends with %s', (_what, own, theirs, five, move, end, payouts) => {
    expect(round(casinoHoldem, `${own}|${theirs}|${five}`, [move])).toMatchObject({ view: { end }, payouts });
  });
});

describe('three card brag', () => {
  it.each([
    ['a dealer below a queen', '2S 3H 5D', 'JS 10H 8D', 'RAISE', 'UNQUALIFIED', [200n, 100n]],
    ['a queen against a queen', 'QS 4H 2D', 'QH 4D 2S', 'RAISE', 'TIE', [100n, 100n]],
    ['threes above aces', '3S 3H 3D', 'AS AH AD', 'RAISE', 'WON', [700n, 200n]],
    ['a run that is lower, with its bonus', 'AS KH QD', 'AH 2D 3S', 'RAISE', 'LOST', [100n, 0n]],
    ['a running flush', '4S 5S 6S', 'KH KD KS', 'RAISE', 'LOST', [400n, 0n]],
    ['a run above a flush', '4S 5H 6S', 'KH QH 2H', 'RAISE', 'WON', [300n, 200n]],
    ['a flush above a pair', 'KH QH 2H', 'AS AH 3D', 'RAISE', 'WON', [200n, 200n]],
    ['a fold, without a bonus', '3S 3H 3D', 'AS AH AD', 'FOLD', 'FOLDED', [0n]],
  ] as const)('ends with %s', (_what, own, theirs, move, end, payouts) => {
    expect(round(threeCardBrag, `${own}|${theirs}`, [move])).toMatchObject({ view: { end }, payouts });
  });
});
