import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

/** Whether a pool fills or pays. */
export type PoolStatus = 'ACCUMULATING' | 'PAYING_OUT';

/** What a jackpot's pool is ruled by. */
export interface JackpotRules {
  readonly seedAmount: Minor;
  readonly highPoolThreshold: Minor;
  readonly lowPoolThreshold: Minor;
  /** Percent of the pool that one win pays. */
  readonly payoutPercentage: number;
}

/**
 * The status of a pool that has changed: PAYING_OUT from the high threshold up until it falls to the low one or below,
 * then ACCUMULATING (JACK-09).
 */
export function poolStatusAfter(status: PoolStatus, pool: Minor, rules: JackpotRules): PoolStatus {
  if (pool >= rules.highPoolThreshold) return 'PAYING_OUT';
  return pool <= rules.lowPoolThreshold ? 'ACCUMULATING' : status;
}

/** What a win pays and what is left. */
export interface JackpotWin {
  readonly amount: Minor;
  readonly pool: Minor;
  /** What the house adds so that the pool starts again with its seed; zero when enough is left. */
  readonly topUp: Minor;
}

/** A win pays payoutPercentage of the pool, which starts again at the remainder, but never below its seed (JACK-08). */
export function payJackpot(pool: Minor, rules: JackpotRules): JackpotWin {
  const amount = money.percentOf(pool, rules.payoutPercentage);
  const remainder = money.subtract(pool, amount);
  const next = money.greatest(remainder, rules.seedAmount);
  return { amount, pool: next, topUp: money.subtract(next, remainder) };
}
