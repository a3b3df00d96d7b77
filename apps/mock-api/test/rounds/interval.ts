import { RandomSource } from '#platform/random/index.ts';
import type { Outcome } from './plays.ts';

/** What of 10,000 runs of the same rules lies outside of an interval, on both sides together. */
const OUTSIDE = 2;
const RUNS = 10_000;

export function returned(outcomes: readonly Outcome[]): number {
  let [staked, paid] = [0, 0];
  for (const outcome of outcomes) {
    staked += outcome.staked;
    paid += outcome.paid;
  }
  return paid / staked;
}

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * Between which returns all but one in 5,000 runs of so many rounds lie. Found by such runs themselves and not by a formula,
 * as a slot pays so unevenly that no bell curve fits a few hundred rounds.
 */
export function intervalOf(pool: readonly Outcome[], rounds: number): Interval {
  const random = RandomSource.fromSeed('interval', rounds);
  const means = Array.from({ length: RUNS }, () => {
    let [staked, paid] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const drawn = pool[random.integer(0, pool.length - 1)];
      staked += drawn?.staked ?? 0;
      paid += drawn?.paid ?? 0;
    }
    return paid / staked;
  }).toSorted((a, b) => a - b);
  return { from: means[OUTSIDE / 2] ?? 0, to: means[RUNS - 1 - OUTSIDE / 2] ?? 0 };
}
