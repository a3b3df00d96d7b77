import { rational } from '../rational.ts';
import { anteGame } from './ante-game.ts';
import type { AnteRules, Showdown } from './ante-game.ts';
import { pokerHandOf, pokerHands, strengthAs, strengthOf } from './strength.ts';
import type { PokerHand } from './strength.ts';

/** What a raise wins to one, by the player's hand; others win 1. */
const pays: Readonly<Partial<Record<PokerHand, number>>> = {
  ROYAL_FLUSH: 100,
  STRAIGHT_FLUSH: 50,
  FOUR_OF_A_KIND: 20,
  FULL_HOUSE: 7,
  FLUSH: 5,
  STRAIGHT: 4,
  THREE_OF_A_KIND: 3,
  TWO_PAIR: 2,
};

export const raisePays = (hand: string): number => pays[hand as PokerHand] ?? 1;

function backFor(end: Showdown, hand: string): readonly [number, number] {
  if (end === 'WON') return [2, 1 + raisePays(hand)];
  if (end === 'UNQUALIFIED') return [2, 1];
  return end === 'TIE' ? [1, 1] : [0, 0];
}

export const studRules: AnteRules = {
  cards: { player: 5, dealer: 5, board: 0 },
  open: { dealer: 1, board: 0 },
  raise: 2,
  strengthOf,
  handOf: pokerHandOf,
  // An ace and a king, with the lowest that can lie beside them.
  qualifying: strengthAs('HIGH_CARD', [12, 11, 2, 1, 0]),
  backFor,
};

/** What the best play returns of all that is staked: found by best-raise.test.ts over every deal and every open card. */
const bestReturn = rational(3_309_358_890_859n, 3_396_139_966_890n);

const table = [...pokerHands].reverse().map((hand) => ({ hand, ante: 1, raise: raisePays(hand) }));

const dealt =
  'You and the dealer are dealt five cards each from one deck, shuffled anew; one of the dealer’s lies open.';

const shown = [
  'The dealer plays with an ace and a king or better. With less, your first stake wins 1 to 1 and the raise comes back.',
  'If the dealer plays and your hand is higher, the first stake wins 1 to 1 and the raise as the table says; equal hands get both back.',
  'The best play raises on every pair and on little less than an ace and a king, by the card that lies open.',
];

export const caribbeanStud = anteGame(studRules, table, {
  id: 'CARIBBEAN_STUD',
  kind: 'CARIBBEAN_STUD',
  volatility: 'MEDIUM',
  rules: [dealt, 'Raise by two stakes, or fold and lose the first.', ...shown],
  returnOf: 'with the best play',
  exactReturn: () => bestReturn,
});

/** Caribbean stud in which a card may be swapped: without a swap it is the same game, and returns the same. */
export const oasisStud = anteGame({ ...studRules, swaps: true }, table, {
  id: 'OASIS_STUD',
  kind: 'OASIS_STUD',
  volatility: 'MEDIUM',
  rules: [
    dealt,
    'For one more stake you may swap one card, once; it is not paid back. The new card is drawn from the rest of the deck.',
    'Then raise by two stakes, or fold and lose what was staked.',
    ...shown,
    'The return is stated for the best play without a swap.',
  ],
  returnOf: 'with the best play and no swap',
  exactReturn: () => bestReturn,
});
