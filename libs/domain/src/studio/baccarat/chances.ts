import type { Chance } from '../field-game.ts';
import { bankerDraws, isNatural, playerDraws, resultOf, totalOf } from './coup.ts';
import type { CoupResult } from './coup.ts';

export const decks = 8;

const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** How many cards of a shoe count so much; four ranks count nothing. */
const countOf = (value: number): number => decks * (value === 0 ? 16 : 4);
const cards = 52 * decks;

/** In how many ways the cards that are left can follow each other with these points. */
function waysOf(dealt: readonly number[]): number {
  return dealt.reduce((ways, value, index) => {
    const gone = dealt.slice(0, index).filter((each) => each === value).length;
    return ways * (countOf(value) - gone);
  }, 1);
}

const falling = (count: number, from: number): number =>
  Array.from({ length: count }, (_, index) => cards - from - index).reduce(
    (product, each) => product * each,
    1,
  );

type Ends = Record<CoupResult, number>;

/** Counts each course as all the ways in which six cards of the shoe begin with it. */
function count(ends: Ends, [player, banker]: readonly [readonly number[], readonly number[]]): void {
  const dealt = [...player, ...banker];
  ends[resultOf(totalOf(player), totalOf(banker))] += waysOf(dealt) * falling(6 - dealt.length, dealt.length);
}

function countThirds(ends: Ends, player: readonly number[], banker: readonly number[]): void {
  const [own, other] = [totalOf(player), totalOf(banker)];
  if (isNatural(own, other)) {
    count(ends, [player, banker]);
    return;
  }
  for (const third of playerDraws(own) ? points : [null]) {
    const drawn = third === null ? player : [...player, third];
    if (!bankerDraws(other, third)) count(ends, [drawn, banker]);
    else for (const last of points) count(ends, [drawn, [...banker, last]]);
  }
}

/** By enumeration of every coup by the points of its cards. All ways together, 416 × 415 × … × 411, are below 2^53. */
export function coupChances(): readonly Chance<CoupResult>[] {
  const ends: Ends = { PLAYER: 0, BANKER: 0, TIE: 0 };
  for (const first of points)
    for (const second of points)
      for (const third of points)
        for (const fourth of points) countThirds(ends, [first, third], [second, fourth]);
  return (['PLAYER', 'BANKER', 'TIE'] as const).map((result) => ({ result, ways: BigInt(ends[result]) }));
}
