import { money, roundTo125 } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

export type StakedGame = 'ANY' | 'SLOT' | 'SPORTSBOOK';

const audLadder = [20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n, 20_000n, 50_000n, 100_000n].map(
  money.of,
);

const offered: Readonly<Record<StakedGame, { readonly min: bigint; readonly max: bigint }>> = {
  ANY: { min: 20n, max: 100_000n },
  SLOT: { min: 20n, max: 10_000n },
  SPORTSBOOK: { min: 100n, max: 100_000n },
};

/** Minor units of one currency. */
export interface StakeLimits {
  readonly min: Minor;
  readonly max: Minor;
}

/**
 * Ascending: the AUD ladder converted, each rung rounded to 1, 2 or 5 in the leading digit, duplicates removed
 * (PLAY-34).
 * @param fromAud converts AUD cents to the currency's minor units
 */
export function stakeLadder(game: StakedGame, fromAud: (cents: Minor) => Minor): readonly Minor[] {
  const { min, max } = offered[game];
  const rungs = audLadder.filter((cents) => cents >= min && cents <= max);
  return [...new Set(rungs.map((cents) => roundTo125(fromAud(cents))))];
}

export function stakeLimits(ladder: readonly Minor[]): StakeLimits {
  return { min: ladder.reduce(money.min), max: ladder.reduce(money.max) };
}

export function isWithinLimits(stake: Minor, { min, max }: StakeLimits): boolean {
  return stake >= min && stake <= max;
}
