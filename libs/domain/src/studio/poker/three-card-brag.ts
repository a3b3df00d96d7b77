import { rational } from '../rational.ts';
import { anteGame } from './ante-game.ts';
import type { AnteRules, Showdown } from './ante-game.ts';
import { heightAt, suitAt } from './strength.ts';

/** From the lowest to the highest, as brag ranks them. */
export const bragHands = ['HIGH_CARD', 'PAIR', 'FLUSH', 'RUN', 'RUNNING_FLUSH', 'PRIAL'] as const;

export type BragHand = (typeof bragHands)[number];

const perHand = 13 ** 3;
const [three, ace] = [1, 12];

const bragStrengthAs = (hand: BragHand, first: number, second = 0, third = 0): number =>
  bragHands.indexOf(hand) * perHand + first * 169 + second * 13 + third;

/** How high a run is: ace, two and three are the highest, then those from ace, king and queen down; undefined for none. */
function runHeight(first: number, second: number, third: number): number | undefined {
  if (first === ace && second === three && third === 0) return ace;
  return first - second === 1 && second - third === 1 ? first - 1 : undefined;
}

/** How strong three cards are; hands are compared by this number. */
export function bragStrengthOf(cards: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = cards.map(heightAt).toSorted((one, other) => other - one);
  // Three threes are the highest, above the aces.
  if (first === third) return bragStrengthAs('PRIAL', first === three ? 1 : 0, first);
  if (first === second) return bragStrengthAs('PAIR', first, third);
  if (second === third) return bragStrengthAs('PAIR', second, first);
  const isFlush = cards.every((card) => suitAt(card) === suitAt(cards[0] ?? 0));
  const run = runHeight(first, second, third);
  if (run === undefined) return bragStrengthAs(isFlush ? 'FLUSH' : 'HIGH_CARD', first, second, third);
  return bragStrengthAs(isFlush ? 'RUNNING_FLUSH' : 'RUN', run);
}

/** What is paid to one on the first stake besides, whoever is higher. */
const bonuses: Readonly<Partial<Record<BragHand, number>>> = { PRIAL: 5, RUNNING_FLUSH: 4, RUN: 1 };

export const bonusFor = (hand: string): number => bonuses[hand as BragHand] ?? 0;

function backFor(end: Showdown, hand: string): readonly [number, number] {
  const bonus = bonusFor(hand);
  if (end === 'WON') return [2 + bonus, 2];
  if (end === 'UNQUALIFIED') return [2 + bonus, 1];
  return end === 'TIE' ? [1 + bonus, 1] : [bonus, 0];
}

export const bragRules: AnteRules = {
  cards: { player: 3, dealer: 3, board: 0 },
  open: { dealer: 0, board: 0 },
  raise: 1,
  strengthOf: bragStrengthOf,
  handOf: (strength) => bragHands[Math.floor(strength / perHand)] ?? 'HIGH_CARD',
  // A queen, with the lowest that can lie beside it.
  qualifying: bragStrengthAs('HIGH_CARD', 10, 1, 0),
  backFor,
};

/** What the best play returns of all that is staked: found by three-card-brag.test.ts over every deal. */
const bestReturn = rational(668_027_916n, 681_688_000n);

export const threeCardBrag = anteGame(
  bragRules,
  [...bragHands].reverse().map((hand) => ({ hand, ante: 1, raise: 1, bonus: bonusFor(hand) })),
  {
    id: 'THREE_CARD_BRAG',
    kind: 'BRAG',
    volatility: 'MEDIUM',
    rules: [
      'You and the dealer are dealt three cards each from one deck, shuffled anew.',
      'Raise by a second stake, or fold and lose the first.',
      'A prial (three of one rank, threes the highest) beats a running flush, then a run (ace, two, three the highest), a flush, a pair and a high card.',
      'The dealer plays with a queen or better. With less, the first stake wins 1 to 1 and the raise comes back.',
      'If the dealer plays and your hand is higher, both stakes win 1 to 1; equal hands get them back.',
      'Whoever raises is paid a bonus on the first stake whatever the dealer has: 5 to 1 for a prial, 4 to 1 for a running flush, 1 to 1 for a run.',
    ],
    returnOf: 'with the best play',
    exactReturn: () => bestReturn,
  },
);
