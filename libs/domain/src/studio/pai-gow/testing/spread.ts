import type { Setting } from '../house-way.ts';
import { forEveryClass } from './classes.ts';
import type { SevenClass } from './classes.ts';

/** How many sevens are set to each hand in front and each behind. */
export type Spread = ReadonlyMap<number, ReadonlyMap<number, number>>;

export type Strengths = Pick<Setting, 'front' | 'back'>;

export function spreadOf(sevens: Iterable<Strengths & { readonly weight: number }>): Spread {
  const spread = new Map<number, Map<number, number>>();
  for (const { front, back, weight } of sevens) {
    const backs = spread.get(front) ?? new Map<number, number>();
    spread.set(front, backs.set(back, (backs.get(back) ?? 0) + weight));
  }
  return spread;
}

/** Every seven cards of a deck of 53, each set. */
export function spreadOfAll(set: (cards: readonly number[]) => Strengths): Spread {
  const sevens: (Strengths & { weight: number })[] = [];
  const add = ({ cards, weight }: SevenClass) => {
    const { front, back } = set(cards);
    sevens.push({ front, back, weight });
  };
  forEveryClass(0, add);
  forEveryClass(1, add);
  return spreadOf(sevens);
}

/** Of all pairs of sevens, one of each side, how many the player wins and the dealer. */
export interface Ends {
  readonly won: bigint;
  readonly lost: bigint;
  readonly all: bigint;
}

const rising = (strengths: Iterable<number>): number[] =>
  [...new Set(strengths)].sort((one, other) => one - other);

/** Both sides have the same spread: the pairs that one wins are those in which it is the higher in front and behind. */
export function endsOf(spread: Spread): Ends {
  const places = new Map(
    rising([...spread.values()].flatMap((backs) => [...backs.keys()])).map((each, at) => [each, at]),
  );
  /** By the hand behind, all whose hand in front has been passed. */
  const passed = new Float64Array(places.size);
  let [won, lost, all] = [0n, 0n, 0];
  for (const front of rising(spread.keys())) {
    const own = new Float64Array(places.size);
    for (const [back, count] of spread.get(front) ?? []) own[places.get(back) ?? 0] = count;
    let below = 0;
    for (const [place, count] of own.entries()) {
      won += BigInt(count) * BigInt(below);
      below += passed[place] ?? 0;
    }
    let upTo = 0;
    for (const [place, count] of own.entries()) {
      passed[place] = (passed[place] ?? 0) + count;
      upTo += passed[place] ?? 0;
      lost += BigInt(count) * BigInt(upTo);
      all += count;
    }
  }
  return { won, lost, all: BigInt(all) };
}
