import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import { cardAt, deckSize } from '../deck.ts';
import type { Draws } from '../fairness.ts';
import { stepwise } from '../model.ts';
import type { Json, RoundState, StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import { handOf, paidHands, pays, paysFor } from './hands.ts';
import type { FiveCards } from './hands.ts';

/**
 * What the best hold of every deal returns. Kept, as to find it takes a walk through 2,598,960 deals with 32 holds each, which
 * best-hold.test.ts does.
 */
const bestReturn = rational(1_653_526_326_983n, 1_661_102_543_100n);

interface Deal {
  readonly stake: Minor;
  readonly cards: FiveCards;
  /** Which cards were held, by their places; null before the draw. */
  readonly held: readonly boolean[] | null;
}

const places = [0, 1, 2, 3, 4];

/** A hold says of each card whether it is kept: `HOLD_11000` keeps the first two. */
const holds: readonly string[] = Array.from(
  { length: 32 },
  (_, hold) => `HOLD_${hold.toString(2).padStart(5, '0')}`,
);

/** Numbers of cards that are dealt from those that are left of one deck. */
function drawFrom(draws: Draws, gone: readonly number[]): () => number {
  const left = Array.from({ length: deckSize }, (_, card) => card).filter((card) => !gone.includes(card));
  return () => left.splice(draws.below(left.length), 1)[0] ?? 0;
}

function deal(stake: Minor, draws: Draws): Deal {
  const next = drawFrom(draws, []);
  return { stake, cards: [next(), next(), next(), next(), next()], held: null };
}

function act(state: Deal, action: Json, draws: Draws): Deal | null {
  const hold = holds.find((each) => each === action);
  if (hold === undefined || state.held) return null;
  const held = places.map((place) => hold.at(place - 5) === '1');
  const next = drawFrom(draws, state.cards);
  const kept = (place: number) => (held[place] === true ? (state.cards[place] ?? 0) : next());
  return { ...state, held, cards: [kept(0), kept(1), kept(2), kept(3), kept(4)] };
}

const show = ({ stake, cards, held }: Deal): RoundState => ({
  view: { cards: cards.map(cardAt), held, hand: handOf(cards) },
  next: held ? [] : holds,
  stakes: [stake],
  payouts: held && [money.of(stake * BigInt(paysFor(cards)))],
});

export const jacksOrBetter: StudioModel = {
  id: 'POKER_JACKS_OR_BETTER',
  kind: 'POKER',
  volatility: 'MEDIUM',
  rules: [
    'You are dealt five cards of a deck that is shuffled anew. Hold those you like; the others are replaced once.',
    'What you win depends on the five cards that you end with; a pair of jacks is the least that is paid.',
    'A pair of jacks or better gives the stake back, and each better hand pays more, see the table.',
    'Cards that were replaced do not come again.',
    'The best play is to hold at each deal what is paid most on average; any other hold returns less.',
  ],
  returnOf: 'with the best play',
  exactReturn: () => bestReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder,
  table: { hands: paidHands.map((hand) => ({ hand, pays: pays[hand] })) },
  play: stepwise<Deal>({
    begin: ({ stake, choice }, draws) => (choice === null ? deal(stake, draws) : null),
    act,
    show,
  }),
};
