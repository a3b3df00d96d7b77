import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

export type PoolStatus = 'ACCUMULATING' | 'PAYING_OUT';

export interface JackpotRules {
  readonly seedAmount: Minor;
  readonly highPoolThreshold: Minor;
  readonly lowPoolThreshold: Minor;
  /** Percent of the pool that one win pays. */
  readonly payoutPercentage: number;
}

/** PAYING_OUT from the high threshold until the pool falls to the low one (JACK-09). */
export function poolStatusAfter(status: PoolStatus, pool: Minor, rules: JackpotRules): PoolStatus {
  if (pool >= rules.highPoolThreshold) return 'PAYING_OUT';
  return pool <= rules.lowPoolThreshold ? 'ACCUMULATING' : status;
}

const PARTS = 10_000n;

interface JackpotFeed {
  readonly amount: Minor;
  /** In ten-thousandths of a minor unit: it goes on to the next stake, so that no small one is lost by rounding. */
  readonly rest: number;
}

/** What a stake adds to a pool, by hundredths of a percent, with the rest of those before it (JACK-11). */
export function jackpotFeed(stake: Minor, contribution: number, rest: number): JackpotFeed {
  const parts = stake * BigInt(contribution) + BigInt(rest);
  return { amount: money.of(parts / PARTS), rest: Number(parts % PARTS) };
}

/** The largest pool first, equal ones in their order. */
export const largestPoolFirst = <T extends { readonly poolMinor: bigint }>(jackpots: readonly T[]): T[] =>
  jackpots.toSorted((a, b) => (a.poolMinor === b.poolMinor ? 0 : a.poolMinor < b.poolMinor ? 1 : -1));

export interface JackpotWin {
  readonly amount: Minor;
  readonly pool: Minor;
  readonly fromHouse: Minor;
}

/** A win pays payoutPercentage of the pool, which restarts at the remainder but never below its seed (JACK-08). */
export function payJackpot(pool: Minor, rules: JackpotRules): JackpotWin {
  const amount = money.percentOf(pool, rules.payoutPercentage);
  const remainder = money.subtract(pool, amount);
  const next = money.max(remainder, rules.seedAmount);
  return { amount, pool: next, fromHouse: money.subtract(next, remainder) };
}

/** How many times its bet a win is, in hundredths rounded half up. */
export const timesTheBet = (win: bigint, bet: bigint): Minor => money.of(money.divideHalfUp(win * 100n, bet));
