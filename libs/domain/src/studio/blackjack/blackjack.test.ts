import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { percentText } from '../index.ts';
import type { Draws, Json } from '../index.ts';
import { bestMove, bestProspect, laterMove } from './best-play.ts';
import { blackjack } from './blackjack.ts';
import { totalOf, valueOf } from './cards.ts';
import { deal, movesOf, payoutOf, play, turnOf } from './hands.ts';
import type { Deal } from './hands.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Draws that deal these spades: the player's first, the dealer's, the player's second, the dealer's below, and so on. */
function dealing(cards: string): Draws {
  const left = cards.split(' ').map((rank) => ranks.indexOf(rank));
  return {
    below: () => {
      const next = left.shift();
      if (next === undefined || next < 0) throw new Error('No such card is left.');
      return next;
    },
  };
}

const round = (cards: string, actions = '', choice: Json = null) =>
  blackjack.play(
    { stake: money.of(100n), choice, actions: actions.split(' ').filter((action) => action !== '') },
    dealing(cards),
  );

describe('a round of blackjack', () => {
  it.each([
    ['a blackjack pays 3 to 2', 'A 5 K 9', '', [100n], [250n]],
    ['a blackjack of both gives the stake back', 'A K Q A', '', [100n], [100n]],
    ['a blackjack of the dealer ends it at once', '9 A 8 K', '', [100n], [0n]],
    ['a blackjack of the dealer beats 21 of three cards, which cannot come', '5 10 6 A', '', [100n], [0n]],
    ['more than the dealer wins', '10 9 K 8', 'STAND', [100n], [200n]],
    ['less loses', '10 9 7 K', 'STAND', [100n], [0n]],
    ['as much gives the stake back', '10 9 9 K', 'STAND', [100n], [100n]],
    ['over 21 loses, whatever the dealer has', '10 6 6 10 K', 'HIT', [100n], [0n]],
    ['the dealer over 21 loses', '10 6 2 10 K', 'STAND', [100n], [200n]],
    ['the dealer stands on an ace and a six', '10 6 8 A', 'STAND', [100n], [200n]],
    ['the dealer draws on 16', '10 6 9 Q 5', 'STAND', [100n], [0n]],
    ['21 is stood on by itself', '5 6 6 10 10 K', 'HIT', [100n], [200n]],
    ['a double takes one card for a second stake', '5 6 6 10 7 K', 'DOUBLE', [100n, 100n], [200n, 200n]],
    ['a double may lose both', '5 6 6 10 2 A', 'DOUBLE', [100n, 100n], [0n, 0n]],
    ['a split plays two hands', '8 6 8 10 10 2 K', 'SPLIT STAND STAND', [100n, 100n], [200n, 200n]],
    ['a split may be half lost', '8 9 8 10 10 2 9 5', 'SPLIT STAND HIT STAND', [100n, 100n], [0n, 100n]],
    [
      'a hand may be doubled after a split',
      '8 6 8 10 3 2 10 9 K',
      'SPLIT DOUBLE HIT STAND',
      [100n, 100n, 100n],
      [200n, 200n, 200n],
    ],
    ['split aces get one card each, and no blackjack', 'A 10 A 9 K 5', 'SPLIT', [100n, 100n], [200n, 0n]],
    ['two pictures may be split', 'K 6 10 10 A 9 10', 'SPLIT STAND', [100n, 100n], [200n, 200n]],
  ] as const)('%s', (_what, cards, actions, stakes, payouts) => {
    expect(round(cards, actions)).toMatchObject({ next: [], stakes, payouts });
  });

  it.each([
    ['any two cards', '10 9 6 K', '', ['HIT', 'STAND', 'DOUBLE']],
    ['two of one value', '10 9 K K', '', ['HIT', 'STAND', 'DOUBLE', 'SPLIT']],
    ['three cards', '2 9 3 K 4', 'HIT', ['HIT', 'STAND']],
    [
      'the first hand of a split, which is not split again',
      '8 9 8 K 8 8',
      'SPLIT',
      ['HIT', 'STAND', 'DOUBLE'],
    ],
    ['the second hand of a split', '8 9 8 K 2 8', 'SPLIT STAND', ['HIT', 'STAND', 'DOUBLE']],
  ])('offers for %s what can be done', (_what, cards, actions, next) => {
    expect(round(cards, actions)).toMatchObject({ next, payouts: null });
  });

  it('hides the card below until the player is done', () => {
    expect(round('10 9 6 K')?.view).toEqual({
      dealer: { cards: ['9S'], total: 9, soft: false },
      hands: [{ cards: ['10S', '6S'], total: 16, soft: false, stake: 100n, result: null, amount: null }],
      turn: 0,
    });
    expect(round('10 9 6 K', 'STAND')?.view).toEqual({
      dealer: { cards: ['9S', 'KS'], total: 19, soft: false },
      hands: [{ cards: ['10S', '6S'], total: 16, soft: false, stake: 100n, result: 'LOST', amount: 0n }],
      turn: -1,
    });
  });

  it('has no bet to choose, no other moves, and none after its end', () => {
    expect(round('10 9 6 K', '', { side: 'PAIR' })).toBeNull();
    expect(round('10 9 6 K', 'FOLD')).toBeNull();
    expect(round('10 9 6 K', 'SPLIT')).toBeNull();
    expect(round('2 9 3 K 4', 'HIT DOUBLE')).toBeNull();
    expect(round('10 9 6 K', 'STAND HIT')).toBeNull();
    expect(round('A 5 K 9', 'STAND')).toBeNull();
  });

  it('is staked so that three halves of it come out even', () => {
    expect(blackjack.stakesOf([20n, 25n, 50n, 1n].map(money.of))).toEqual([20n, 50n]);
  });
});

describe('a total', () => {
  it.each([
    ['AS', 11, true],
    ['AS AH', 12, true],
    ['AS 6H', 17, true],
    ['AS 6H KD', 17, false],
    ['AS AH 9C', 21, true],
    ['QS JH 2C', 22, false],
  ])('of %s is %i', (cards, total, soft) => {
    expect(totalOf(cards.split(' '))).toEqual({ total, soft });
  });
});

/** What each hand does against 2, 3, 4, 5, 6, 7, 8, 9, ten and an ace, by the first letter of the move. */
const chart: [hand: [number, number], moves: string][] = [
  [[2, 3], 'HHHHHHHHHH'],
  [[2, 6], 'HHHHHHHHHH'],
  [[3, 6], 'HDDDDHHHHH'],
  [[4, 6], 'DDDDDDDDHH'],
  [[5, 6], 'DDDDDDDDDH'],
  [[2, 10], 'HHSSSHHHHH'],
  [[3, 10], 'SSSSSHHHHH'],
  [[6, 10], 'SSSSSHHHHH'],
  [[7, 10], 'SSSSSSSSSS'],
  [[1, 2], 'HHHHDHHHHH'],
  [[1, 5], 'HHDDDHHHHH'],
  [[1, 6], 'HDDDDHHHHH'],
  [[1, 7], 'SDDDDSSHHH'],
  [[1, 8], 'SSSSSSSSSS'],
  [[1, 1], 'PPPPPPPPPP'],
  [[2, 2], 'PPPPPPHHHH'],
  [[4, 4], 'HHHPPHHHHH'],
  [[5, 5], 'DDDDDDDDHH'],
  [[6, 6], 'PPPPPHHHHH'],
  [[7, 7], 'PPPPPPHHHH'],
  [[8, 8], 'PPPPPPPPPP'],
  [[9, 9], 'PPPPPSPPSS'],
  [[10, 10], 'SSSSSSSSSS'],
];

const ups = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];
const letters = { STAND: 'S', HIT: 'H', DOUBLE: 'D', SPLIT: 'P' };

/** Plays on as the chart says. */
function playedBest(state: Deal, draws: Draws): Deal {
  const hand = state.hands[turnOf(state)];
  if (!hand) return state;
  const [first = 0, second = 0] = hand.cards.map(valueOf);
  const up = valueOf(state.dealer[0] ?? '');
  const open = movesOf(state);
  const best = open.includes('DOUBLE') ? bestMove(first, second, up) : laterMove(totalOf(hand.cards), up);
  // A second pair is not split again; played whole it is the same total.
  const move = open.some((each) => each === best.move) ? best.move : laterMove(totalOf(hand.cards), up).move;
  const next = play(state, move, draws);
  if (!next) throw new Error('The chart has a move that the game has not.');
  return playedBest(next, draws);
}

describe('the best play', () => {
  it.each(chart)('of %j is %s', ([first, second], moves) => {
    expect(ups.map((up) => letters[bestMove(first, second, up).move]).join('')).toBe(moves);
  });

  it('PLAY-35 returns 99.49 % of all that is staked, over every deal', () => {
    expect(percentText(blackjack.exactReturn())).toBe('99.49');
  });

  it('is what the rounds that are dealt come to, within five standard deviations over 60,000 of them', () => {
    let word = 12;
    const draws: Draws = {
      below: (count) => {
        word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((word / 2 ** 32) * count);
      },
    };
    const rounds = 60_000;
    const played = Array.from({ length: rounds }, () => playedBest(deal(money.of(2n), draws), draws));
    const gains = played.map(
      (end) => Number(money.sum(end.bets.map((bet) => payoutOf(end, bet)))) / 2 - end.bets.length,
    );
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / rounds;
    const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / rounds;
    const { paid, staked } = bestProspect();
    const stated = Number(paid.over) / Number(paid.under) - Number(staked.over) / Number(staked.under);
    expect(stated).toBeCloseTo(-0.0057, 4);
    expect(Math.abs(mean - stated)).toBeLessThan(5 * Math.sqrt(variance / rounds));
  });
});
