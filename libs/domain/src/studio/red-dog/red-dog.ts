import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import { rankAceHigh, shoeOf } from '../deck.ts';
import type { Card } from '../deck.ts';
import { stepwise } from '../model.ts';
import type { RoundState, StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';

const decks = 6;

const cards = 52n * BigInt(decks);
const ofRank = 4n * BigInt(decks);
const lowest = 2;
const highest = 14;

/** What a third card between the first two pays to one, by how many ranks lie between them. */
export const paysFor = (spread: number): number => ({ 1: 5, 2: 4, 3: 2 })[spread] ?? 1;

const triplePays = 11;

/** Ranks between two cards; below zero for a pair. */
const spreadOf = (first: Card, second: Card): number =>
  Math.abs(rankAceHigh(first) - rankAceHigh(second)) - 1;

interface Sum {
  readonly paid: bigint;
  readonly staked: bigint;
}

const third = cards - 2n;

/** Over every third card, in stakes: whoever raises has two on the table, and both are won or lost. */
function sumAt(spread: number): Sum {
  if (spread === 0) return { paid: third, staked: third };
  const between = BigInt(spread) * ofRank;
  const paid = between * BigInt(paysFor(spread) + 1);
  return 2n * between > third ? { paid: 2n * paid, staked: 2n * third } : { paid, staked: third };
}

function pairSum(): Sum {
  const triples = ofRank - 2n;
  return { paid: triples * BigInt(triplePays + 1) + (third - triples), staked: third };
}

/** The best play, which raises when more than half of the cards lie between, over every three cards. */
function exactReturn(): Rational {
  let paid = 0n;
  let staked = 0n;
  const count = (sum: Sum, ways: bigint) => {
    paid += ways * sum.paid;
    staked += ways * sum.staked;
  };
  for (let one = lowest; one <= highest; one += 1)
    for (let other = lowest; other <= highest; other += 1) {
      if (one === other) count(pairSum(), ofRank * (ofRank - 1n));
      else count(sumAt(Math.abs(one - other) - 1), ofRank * ofRank);
    }
  return rational(paid, staked);
}

interface Hunt {
  readonly stake: Minor;
  readonly dealt: readonly [Card, Card, Card];
  readonly move: 'RAISE' | 'CALL' | null;
}

export type HuntEnd = 'CONSECUTIVE' | 'PAIR' | 'TRIPLE' | 'BETWEEN' | 'OUTSIDE';

function endOf({ dealt: [first, second, last], move }: Hunt): HuntEnd | null {
  const spread = spreadOf(first, second);
  if (spread === 0) return 'CONSECUTIVE';
  if (spread < 0) return rankAceHigh(last) === rankAceHigh(first) ? 'TRIPLE' : 'PAIR';
  if (move === null) return null;
  const heights = [rankAceHigh(first), rankAceHigh(second)];
  const isBetween = rankAceHigh(last) > Math.min(...heights) && rankAceHigh(last) < Math.max(...heights);
  return isBetween ? 'BETWEEN' : 'OUTSIDE';
}

/** What each stake gets back, in stakes. */
function backFor(end: HuntEnd, spread: number): bigint {
  if (end === 'CONSECUTIVE' || end === 'PAIR') return 1n;
  if (end === 'TRIPLE') return BigInt(triplePays + 1);
  return end === 'BETWEEN' ? BigInt(paysFor(spread) + 1) : 0n;
}

function show(hunt: Hunt): RoundState {
  const { stake, move } = hunt;
  const [first, second, last] = hunt.dealt;
  const end = endOf(hunt);
  const spread = spreadOf(first, second);
  const isDrawn = end !== null && end !== 'CONSECUTIVE';
  const stakes = move === 'RAISE' ? [stake, stake] : [stake];
  return {
    view: { cards: [first, second], third: isDrawn ? last : null, spread: Math.max(0, spread), end },
    next: end === null ? ['RAISE', 'CALL'] : [],
    stakes,
    payouts: end && stakes.map((each) => money.of(each * backFor(end, spread))),
  };
}

export const redDog: StudioModel = {
  id: 'RED_DOG',
  kind: 'RED_DOG',
  volatility: 'MEDIUM',
  rules: [
    'Two cards are dealt; you win when the third lies between them. An ace is the highest, a two the lowest.',
    'Before the third card you may raise by a second stake, or call without one.',
    'With one rank between the two the win is 5 to 1, with two 4 to 1, with three 2 to 1, with more 1 to 1.',
    'Two cards in sequence give the stake back at once.',
    'With a pair a third card follows at once: three of one rank pay 11 to 1, any other gives the stake back.',
    'Six decks are shuffled anew for every round.',
    'The best play is to raise when seven or more ranks lie between the two cards, and to call otherwise.',
  ],
  returnOf: 'with the best play',
  exactReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder,
  table: {
    decks,
    pays: [1, 2, 3, 4].map((spread) => ({ spread, pays: paysFor(spread) })),
    triplePays,
  },
  play: stepwise<Hunt>({
    begin: ({ stake, choice }, draws) => {
      if (choice !== null) return null;
      const next = shoeOf(draws, decks);
      return { stake, dealt: [next(), next(), next()], move: null };
    },
    act: (hunt, action) => (action === 'RAISE' || action === 'CALL' ? { ...hunt, move: action } : null),
    show,
  }),
};
