import { money, roundTo125 } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

/** What stakes are chosen for; ANY is every game of every vendor. */
export type StakedGame = 'ANY' | 'SLOT' | 'SPORTSBOOK';

/** The ladder in AUD cents, from 0.20 to 1,000.00. */
const audLadder = [20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n, 20_000n, 50_000n, 100_000n].map(
  money.of,
);

/** The rungs that each game offers, in AUD cents. */
const offered: Readonly<Record<StakedGame, { readonly min: bigint; readonly max: bigint }>> = {
  ANY: { min: 20n, max: 100_000n },
  SLOT: { min: 20n, max: 10_000n },
  SPORTSBOOK: { min: 100n, max: 100_000n },
};

/** Smallest and largest stake in minor units of one currency. */
export interface StakeLimits {
  readonly min: Minor;
  readonly max: Minor;
}

/**
 * The stakes of a game in a currency, the smallest first: the AUD ladder at a rate, each rung rounded to 1, 2 or 5 in the
 * leading digit; rungs that become one are one (PLAY-34).
 *
 * @param fromAud what an amount in AUD cents is in the currency's minor units
 */
export function stakeLadder(game: StakedGame, fromAud: (cents: Minor) => Minor): readonly Minor[] {
  const { min, max } = offered[game];
  const rungs = audLadder.filter((cents) => cents >= min && cents <= max);
  return [...new Set(rungs.map((cents) => roundTo125(fromAud(cents))))];
}

/** The ends of a ladder. */
export function stakeLimits(ladder: readonly Minor[]): StakeLimits {
  return { min: ladder.reduce(money.least), max: ladder.reduce(money.greatest) };
}

/** Whether a stake lies between the ends of a ladder, both included. */
export function isWithinLimits(stake: Minor, { min, max }: StakeLimits): boolean {
  return stake >= min && stake <= max;
}
