import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { dividedBy, isMore, minus, nothing, one, plus, times } from '../rational-sums.ts';
import { withCard } from './cards.ts';
import type { Total } from './cards.ts';

/*
 * The best play and what it returns, exactly. Cards are drawn with replacement, so that what can still come depends on nothing
 * but the player's total, whether an ace in it counts eleven, and the card that the dealer shows.
 */

/** What is paid and what is staked on average, in first stakes. */
export interface Prospect {
  readonly paid: Rational;
  readonly staked: Rational;
}

type Dealt = readonly [value: number, chance: Rational];

/** What a card counts, and how likely it is: four of the thirteen ranks count ten. */
const deals: readonly Dealt[] = Array.from({ length: 10 }, (_, index) => [
  index + 1,
  rational(index === 9 ? 4n : 1n, 13n),
]);

const empty: Total = { total: 0, soft: false };

const isNatural = (first: number, second: number) => Math.min(first, second) === 1 && first + second === 11;

function remembered<Key, Value>(keyOf: (key: Key) => string, find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const name = keyOf(key);
    const held = known.get(name);
    if (held !== undefined) return held;
    const found = find(key);
    known.set(name, found);
    return found;
  };
}

const nameOf = ({ total, soft }: Total) => `${String(total)}${soft ? 's' : ''}`;

/** How the dealer ends, by total; 22 stands for too many. */
type Ends = readonly Rational[];

const bust = 22;

/** Adds up what follows from each card, by its chance. */
function mixed(follow: (value: number) => Ends, from: readonly Dealt[] = deals): Ends {
  const ends = Array.from({ length: bust + 1 }, () => nothing);
  for (const [value, chance] of from) {
    for (const [total, share] of follow(value).entries()) {
      ends[total] = plus(ends[total] ?? nothing, times(chance, share));
    }
  }
  return ends;
}

/** The dealer draws to 16 and stands on every 17. */
const endsFrom: (at: Total) => Ends = remembered(nameOf, (at) =>
  at.total < 17
    ? mixed((value) => endsFrom(withCard(at, value)))
    : Array.from({ length: bust + 1 }, (_, total) => (total === Math.min(at.total, bust) ? one : nothing)),
);

/** The dealer has looked for a blackjack before the player plays, so that only other cards can lie below. */
const endsAfterLook = remembered(String, (up: number): Ends => {
  const holes = deals.filter(([value]) => !isNatural(up, value));
  const chance = holes.reduce((sum, [, each]) => plus(sum, each), nothing);
  return mixed(
    (value) => endsFrom(withCard(withCard(empty, up), value)),
    holes.map(([value, each]) => [value, dividedBy(each, chance)]),
  );
});

export type Move = 'STAND' | 'HIT' | 'DOUBLE' | 'SPLIT';

export interface Choice extends Prospect {
  readonly move: Move;
}

const scaled = ({ paid, staked }: Prospect, by: Rational): Prospect => ({
  paid: times(paid, by),
  staked: times(staked, by),
});

const two = rational(2n);
const lost: Prospect = { paid: nothing, staked: one };

const gain = ({ paid, staked }: Prospect) => minus(paid, staked);

const better = (first: Choice, second: Choice): Choice =>
  isMore(gain(second), gain(first)) ? second : first;

function stand(total: number, up: number): Prospect {
  let paid = nothing;
  for (const [end, chance] of endsAfterLook(up).entries()) {
    if (end === bust || end < total) paid = plus(paid, times(two, chance));
    else if (end === total) paid = plus(paid, chance);
  }
  return { paid, staked: one };
}

function average(follow: (value: number) => Prospect): Prospect {
  return deals.reduce<Prospect>(
    (sum, [value, chance]) => {
      const { paid, staked } = scaled(follow(value), chance);
      return { paid: plus(sum.paid, paid), staked: plus(sum.staked, staked) };
    },
    { paid: nothing, staked: nothing },
  );
}

interface Spot extends Total {
  readonly up: number;
}

const spotName = ({ up, ...total }: Spot) => `${nameOf(total)}:${String(up)}`;

/** The best of standing and hitting, for a hand of any number of cards. */
const goOn: (spot: Spot) => Choice = remembered(spotName, ({ up, ...at }) => {
  if (at.total > 21) return { move: 'STAND', ...lost };
  const still: Choice = { move: 'STAND', ...stand(at.total, up) };
  if (at.total === 21) return still;
  return better(still, { move: 'HIT', ...average((value) => goOn({ ...withCard(at, value), up })) });
});

/** The best play of a hand of two cards that is not split. */
const firstMove: (spot: Spot) => Choice = remembered(spotName, ({ up, ...at }) => {
  if (at.total === 21) return goOn({ ...at, up });
  const oneCard = average((value) => {
    const { total } = withCard(at, value);
    return total > 21 ? lost : stand(total, up);
  });
  return better(goOn({ ...at, up }), { move: 'DOUBLE', ...scaled(oneCard, two) });
});

/** The best of standing and hitting, with a hand of three cards or more. */
export const laterMove = (at: Total, up: number): Choice => goOn({ ...at, up });

function split(value: number, up: number): Prospect {
  const alone = withCard(empty, value);
  const hand = average((next) => {
    const at = withCard(alone, next);
    return value === 1 ? stand(at.total, up) : firstMove({ ...at, up });
  });
  return scaled(hand, two);
}

/** The best play of two cards by what they count, when the dealer shows `up` and has no blackjack. */
export function bestMove(first: number, second: number, up: number): Choice {
  const whole = firstMove({ ...withCard(withCard(empty, first), second), up });
  return first === second ? better(whole, { move: 'SPLIT', ...split(first, up) }) : whole;
}

const evens: Prospect = { paid: one, staked: one };
const natural: Prospect = { paid: rational(5n, 2n), staked: one };

function prospectOf(first: number, second: number, up: number): Prospect {
  const dealer = deals.find(([value]) => isNatural(up, value));
  const beaten = dealer?.[1] ?? nothing;
  const won = isNatural(first, second);
  const ifBeaten = scaled(won ? evens : lost, beaten);
  const ifNot = scaled(won ? natural : bestMove(first, second, up), minus(one, beaten));
  return { paid: plus(ifBeaten.paid, ifNot.paid), staked: plus(ifBeaten.staked, ifNot.staked) };
}

/** What the best play is paid and stakes on average, over every deal. */
export const bestProspect = (): Prospect =>
  average((up) => average((first) => average((second) => prospectOf(first, second, up))));
