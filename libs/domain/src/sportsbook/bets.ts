import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { Fixture } from './fixtures.ts';
import { winnerOf } from './markets.ts';
import type { Market } from './markets.ts';
import { scoreOf } from './match.ts';
import type { Match } from './match.ts';
import type { Millionths, Odds } from './prices.ts';
import type { MarketKind } from './sports.ts';

/** What a bet says of one match. */
export interface BetPick {
  readonly fixture: string;
  readonly market: MarketKind;
  readonly selection: string;
}

export type LegState = 'OPEN' | 'WON' | 'LOST' | 'VOID';

export interface Leg {
  readonly odds: Odds;
  readonly state: LegState;
}

/**
 * Every bet is a system: each combination of `size` of its legs is a line of its own, which wins if all of its legs do. A
 * single is 1 of 1, a multiple n of n.
 */
export interface BetTerms {
  readonly size: number;
  /** Stake of each line. */
  readonly unit: Minor;
}

/** Which legs each line is of, by their places. */
export function linesOf(legs: number, size: number): readonly (readonly number[])[] {
  const from = (first: number, left: number): number[][] =>
    left === 0
      ? [[]]
      : Array.from({ length: Math.max(0, legs - left + 1 - first) }, (_, index) => first + index).flatMap(
          (leg) => from(leg + 1, left - 1).map((rest) => [leg, ...rest]),
        );
  return from(0, size);
}

/** What a whole bet stakes: its unit for each line. */
export const stakeOf = ({ size, unit }: BetTerms, legs: number): Minor =>
  money.of(unit * BigInt(linesOf(legs, size).length));

interface Factor {
  readonly over: bigint;
  readonly under: bigint;
}

const nothing: Factor = { over: 0n, under: 1n };

/** Sums up over the lines what each pays when its legs pay these, every line rounded down to a minor unit. */
function sumOfLines({ size, unit }: BetTerms, factors: readonly Factor[]): Minor {
  const payOf = (line: readonly number[]): bigint => {
    const parts = line.map((leg) => factors[leg] ?? nothing);
    const product = (values: readonly bigint[]): bigint => values.reduce((total, value) => total * value, 1n);
    return (unit * product(parts.map(({ over }) => over))) / product(parts.map(({ under }) => under));
  };
  return money.of(linesOf(factors.length, size).reduce((sum, line) => sum + payOf(line), 0n));
}

const decided: Readonly<Record<Exclude<LegState, 'OPEN'>, (odds: Odds) => Factor>> = {
  WON: (odds) => ({ over: BigInt(odds), under: 100n }),
  // A match that was not played counts as if it had been left out.
  VOID: () => ({ over: 1n, under: 1n }),
  LOST: () => nothing,
};

/** What a bet pays at most, as its legs stand. */
export const potentialReturn = (terms: BetTerms, legs: readonly Leg[]): Minor =>
  sumOfLines(
    terms,
    legs.map(({ odds, state }) => decided[state === 'OPEN' ? 'WON' : state](odds)),
  );

/** What a bet is worth as its matches stand; the chances are those of the legs that are open. */
export const fairValue = (terms: BetTerms, legs: readonly (Leg & { readonly chance: Millionths })[]): Minor =>
  sumOfLines(
    terms,
    legs.map(({ odds, state, chance }) =>
      state === 'OPEN' ? { over: BigInt(odds) * BigInt(chance), under: 100_000_000n } : decided[state](odds),
    ),
  );

/** WON: it pays something, which may be less than was staked on all lines. VOID: its stake is given back. */
export type BetEnding = 'WON' | 'LOST' | 'VOID' | 'CASHOUT';

export interface BetEnd {
  readonly ending: BetEnding;
  readonly payout: Minor;
}

/** How a bet has ended; null while that depends on a match that is open. */
export function betEnd(terms: BetTerms, legs: readonly Leg[]): BetEnd | null {
  if (legs.every(({ state }) => state === 'VOID')) {
    return { ending: 'VOID', payout: stakeOf(terms, legs.length) };
  }
  if (potentialReturn(terms, legs) === 0n) return { ending: 'LOST', payout: money.zero };
  if (legs.some(({ state }) => state === 'OPEN')) return null;
  return { ending: 'WON', payout: potentialReturn(terms, legs) };
}

/** What became of a pick on a market of a match that is over. */
export function settledState(
  { rules }: Fixture,
  { conclusion, steps }: Match,
  { market, selection }: { readonly market: Market; readonly selection: string },
): Exclude<LegState, 'OPEN'> {
  if (conclusion !== 'PLAYED') return 'VOID';
  return winnerOf(market, rules, scoreOf(steps)) === selection ? 'WON' : 'LOST';
}
