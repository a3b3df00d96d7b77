import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { bestMove, laterMove } from './best-play.ts';
import { isBlackjack, totalOf, valueOf, withCard } from './cards.ts';
import { movesOf, payoutOf, play, resultOf, turnOf } from './hands.ts';
import type { Deal, HandResult } from './hands.ts';

const cardsOf = (ranks: string): string[] => ranks.split(' ').map((rank) => `${rank}S`);

const dealOf = (dealer: string, hands: readonly string[], change: Partial<Deal> = {}): Deal => ({
  stake: money.of(30n),
  dealer: cardsOf(dealer),
  hands: hands.map((cards) => ({ cards: cardsOf(cards), stood: false })),
  bets: hands.map((_, hand) => ({ hand, stake: money.of(30n) })),
  over: false,
  ...change,
});

/** Draws that give cards of these ranks, counted from the ace as 0. */
const giving = (...ranks: number[]) => ({
  below: () => {
    const next = ranks.shift();
    if (next === undefined) throw new Error('No more cards were expected.');
    return next;
  },
});

describe('one more card', () => {
  it.each([
    [0, false, 1, 11, true],
    [0, false, 10, 10, false],
    [11, true, 1, 12, true],
    [11, true, 10, 21, true],
    [17, true, 4, 21, true],
    [17, true, 5, 12, false],
    [12, true, 10, 12, false],
    [10, false, 1, 21, true],
    [11, false, 1, 12, false],
    [20, false, 1, 21, false],
    [21, true, 1, 12, false],
    [16, false, 6, 22, false],
  ])('makes of %i (soft %s) with a %i a %i (soft %s)', (total, soft, value, next, nextSoft) => {
    expect(withCard({ total, soft }, value)).toEqual({ total: next, soft: nextSoft });
  });

  it.each([
    ['A', 1],
    ['2', 2],
    ['9', 9],
    ['10', 10],
    ['J', 10],
    ['Q', 10],
    ['K', 10],
  ])('%s counts %i', (rank, value) => {
    expect(['S', 'H', 'D', 'C'].map((suit) => valueOf(rank + suit))).toEqual([value, value, value, value]);
  });

  it.each([
    ['A K', true],
    ['10 A', true],
    ['A 9 A', false],
    ['7 7 7', false],
    ['A A', false],
    ['K Q', false],
  ])('%s is a blackjack: %s', (ranks, natural) => {
    expect(isBlackjack(cardsOf(ranks))).toBe(natural);
  });
});

describe('what a hand of 30 gets back', () => {
  it.each<[string, string, string, HandResult, bigint]>([
    ['a blackjack pays half more than it staked', 'A K', '9 10', 'BLACKJACK', 75n],
    ['a blackjack beats 21 of three cards', 'A K', '7 7 7', 'BLACKJACK', 75n],
    ['two of them are equal', 'A K', 'A Q', 'PUSH', 30n],
    ['21 of three cards loses to one', '7 7 7', 'A K', 'LOST', 0n],
    ['21 of three cards each are equal', '7 7 7', '6 5 10', 'PUSH', 30n],
    ['a soft total counts as any other', 'A 8', '10 8', 'WON', 60n],
    ['one below loses', '10 8', 'A 8', 'LOST', 0n],
    ['12 wins when the dealer has too many', '10 2', '10 6 K', 'WON', 60n],
    ['too many lose, even when the dealer has too many', '10 6 K', '10 5 K', 'LOST', 0n],
    ['22 each are not equal, but lost', '10 6 6', '10 7 5', 'LOST', 0n],
    ['17 each are equal', 'A 6', '10 7', 'PUSH', 30n],
  ])('%s', (_what, own, dealer, result, paid) => {
    const deal = dealOf(dealer, [own], { over: true });
    const [hand] = deal.hands;
    expect(hand && resultOf(deal, hand)).toBe(result);
    expect(payoutOf(deal, { hand: 0, stake: money.of(30n) })).toBe(paid);
  });

  it('is no blackjack after a split, which a blackjack of the dealer’s beats and 20 loses to', () => {
    const results = ['A K', '10 10', '9 8 4'].map((dealer) => {
      const deal = dealOf(dealer, ['A K', 'A 5'], { over: true });
      return deal.hands.map((hand) => resultOf(deal, hand));
    });
    expect(results).toEqual([
      ['LOST', 'LOST'],
      ['WON', 'LOST'],
      ['PUSH', 'LOST'],
    ]);
  });

  it('is nothing on a hand that is not there', () => {
    expect(payoutOf(dealOf('10 7', ['10 8'], { over: true }), { hand: 1, stake: money.of(30n) })).toBe(0n);
  });
});

describe('whose turn it is', () => {
  it.each([
    ['the first hand', ['8 3', '8 4'], 0],
    ['the second once the first has 21', ['8 3 K', '8 4'], 1],
    ['the second once the first has too many', ['8 4 K', '8 4'], 1],
    ['nobody’s when both are done', ['8 4 K', 'A K'], -1],
  ])('%s', (_what, hands, turn) => {
    expect(turnOf(dealOf('6 10', hands))).toBe(turn);
    expect(turnOf(dealOf('6 10', hands, { over: true }))).toBe(-1);
  });

  it.each([
    ['K 10', 'HIT STAND DOUBLE SPLIT'],
    ['A A', 'HIT STAND DOUBLE SPLIT'],
    ['9 10', 'HIT STAND DOUBLE'],
    ['2 2 2', 'HIT STAND'],
    ['A K', ''],
  ])('%s has the moves "%s"', (hand, moves) => {
    expect(movesOf(dealOf('6 10', [hand])).join(' ')).toBe(moves);
  });

  it('has no second split', () => {
    expect(movesOf(dealOf('6 10', ['8 8', '8 8']))).toEqual(['HIT', 'STAND', 'DOUBLE']);
  });
});

describe('the dealer', () => {
  it.each<[string, string, number[], string]>([
    ['stands on 17', '10 7', [], '10 7'],
    ['stands on a soft 17', 'A 6', [], 'A 6'],
    ['draws to 16', '10 6', [0], '10 6 A'],
    ['draws to a soft 16, and on when it is no longer soft', 'A 5', [9, 4], 'A 5 10 5'],
    ['draws as often as it takes', '2 2', [1, 1, 1, 1, 1, 8], '2 2 2 2 2 2 2 9'],
    ['stops with too many', '10 6', [9], '10 6 10'],
  ])('%s', (_what, dealt, given, end) => {
    const after = play(dealOf(dealt, ['10 8']), 'STAND', giving(...given));
    expect(after).toMatchObject({ over: true, dealer: cardsOf(end) });
  });

  it('draws nothing when every hand has too many, and plays on for one that has not', () => {
    const lost = play(dealOf('10 6', ['10 6']), 'HIT', giving(9));
    expect(lost?.dealer).toEqual(cardsOf('10 6'));
    const half = play(dealOf('10 6', ['10 4 K', '8 6']), 'STAND', giving(1));
    expect(half?.dealer).toEqual(cardsOf('10 6 2'));
    expect(totalOf(half?.dealer ?? []).total).toBe(18);
  });
});

it.each([
  // 16 of three cards and more: hit against seven up to an ace, stand below.
  [16, false, 7, 'HIT'],
  [16, false, 6, 'STAND'],
  [12, false, 3, 'HIT'],
  [12, false, 4, 'STAND'],
  [18, true, 9, 'HIT'],
  [18, true, 8, 'STAND'],
  [17, true, 2, 'HIT'],
  [21, false, 10, 'STAND'],
  [5, false, 6, 'HIT'],
] as const)('with %i (soft %s) against a %i the best later move is %s', (total, soft, up, move) => {
  expect(laterMove({ total, soft }, up).move).toBe(move);
});

it('what cannot win any more is paid nothing, and a stake is staked once', () => {
  expect(laterMove({ total: 22, soft: false }, 6)).toEqual({
    move: 'STAND',
    paid: { over: 0n, under: 1n },
    staked: { over: 1n, under: 1n },
  });
  expect(bestMove(5, 6, 6).staked).toEqual({ over: 2n, under: 1n });
  expect(bestMove(10, 7, 6).staked).toEqual({ over: 1n, under: 1n });
});
