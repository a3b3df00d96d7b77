import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

export type OddsHundredths = number;

export const lowestOdds: OddsHundredths = 101;

/** Bookmaker's margin in hundredths of a percent. */
export const oddsMargin = 600;

/**
 * Odds of mutually exclusive outcomes, less the margin, rounded down to a hundredth.
 * @param weights whole numbers above zero, relative to their sum
 * @param margin hundredths of a percent
 */
export function oddsOf(weights: readonly number[], margin: number = oddsMargin): OddsHundredths[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => {
    const odds = (BigInt(total) * 1_000_000n) / (BigInt(weight) * BigInt(10_000 + margin));
    return Math.max(lowestOdds, Number(odds));
  });
}

/** @param random from 0 up to but not including 1 */
export function drawOutcome(weights: readonly number[], random: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = random * total;
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return index < 0 ? weights.length - 1 : index;
}

/** Includes the stake, rounded half up to a minor unit. */
export function fixedOddsPayout(stake: Minor, odds: OddsHundredths): Minor {
  return money.multiplyRatio(stake, BigInt(odds), 100n);
}
