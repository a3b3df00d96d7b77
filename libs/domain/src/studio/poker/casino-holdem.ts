import { rational } from '../rational.ts';
import { anteGame } from './ante-game.ts';
import type { AnteRules, Showdown } from './ante-game.ts';
import { pokerHandOf, pokerHands, strengthAs, strengthOf } from './strength.ts';
import type { PokerHand } from './strength.ts';

/** What the first stake wins to one, by the player's hand; others win 1. */
const pays: Readonly<Partial<Record<PokerHand, number>>> = {
  ROYAL_FLUSH: 100,
  STRAIGHT_FLUSH: 20,
  FOUR_OF_A_KIND: 10,
  FULL_HOUSE: 3,
  FLUSH: 2,
};

export const antePays = (hand: string): number => pays[hand as PokerHand] ?? 1;

function backFor(end: Showdown, hand: string): readonly [number, number] {
  if (end === 'WON') return [1 + antePays(hand), 2];
  if (end === 'UNQUALIFIED') return [1 + antePays(hand), 1];
  return end === 'TIE' ? [1, 1] : [0, 0];
}

export const holdemRules: AnteRules = {
  cards: { player: 2, dealer: 2, board: 5 },
  open: { dealer: 0, board: 3 },
  raise: 2,
  strengthOf,
  handOf: pokerHandOf,
  // A pair of fours, with the lowest that can lie beside it.
  qualifying: strengthAs('PAIR', [2, 3, 1, 0]),
  backFor,
};

/** What the best play returns of all that is staked: found by best-call.test.ts over every deal. */
const bestReturn = rational(72_823_095_299_240n, 73_423_218_813_120n);

export const casinoHoldem = anteGame(
  holdemRules,
  [...pokerHands].reverse().map((hand) => ({ hand, ante: antePays(hand), raise: 1 })),
  {
    id: 'CASINO_HOLDEM',
    kind: 'HOLDEM',
    volatility: 'MEDIUM',
    rules: [
      'You and the dealer are dealt two cards each, and five lie on the board for both, three of them open; one deck, shuffled anew.',
      'Raise by two stakes to see the rest, or fold and lose the first.',
      'The best five of seven cards count. The dealer plays with a pair of fours or better.',
      'If yours are higher, or the dealer does not play, the first stake wins as the table says. The raise wins 1 to 1, or comes back if the dealer does not play.',
      'Equal hands get both stakes back.',
      'The best play folds about one hand in six: low cards that the board has not helped.',
    ],
    returnOf: 'with the best play',
    exactReturn: () => bestReturn,
  },
);
