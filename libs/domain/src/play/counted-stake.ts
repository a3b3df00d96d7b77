import type { BetStatus } from '../bets/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

export interface PlayedStake {
  /** What was staked and not given back. */
  readonly stake: Minor;
  /** All that was paid for it, parts that were bought back included. */
  readonly payout: Minor;
  /** Category of the game, such as `SLOTS`. */
  readonly category: string;
  /** See `isBoughtBack`. */
  readonly cashedOut: boolean;
  /** Whether another stake of the member covered the opposite result. */
  readonly hedged: boolean;
}

/** Whether any of a bet was bought back before its end: a part of it, or what was left by a cash out. */
export const isBoughtBack = (bet: { readonly bought: bigint; readonly status: BetStatus }): boolean =>
  bet.bought > 0n || bet.status === 'CASHOUT';

/** Games whose rounds are as risky as the game makes them: nobody can choose to be safe there. */
const fixedRisk: ReadonlySet<string> = new Set(['SLOTS', 'FISH']);

/**
 * What of a decided stake counts for promos, lock-ins, tournaments, cashbacks, jackpots and experience: the part that was won or
 * lost by it, and at most all of it. What came back as it was had been at no risk: chips on red and on black, a bet that was sold
 * again, a tie. In games of a fixed risk a stake counts in full (decision 037).
 */
export function countedStake({ stake, payout, category, cashedOut, hedged }: PlayedStake): Minor {
  if (hedged) return money.zero;
  if (fixedRisk.has(category) && !cashedOut) return stake;
  const [less, more] = payout < stake ? [payout, stake] : [stake, payout];
  return money.min(stake, money.subtract(more, less));
}

export interface SettledRisk {
  readonly stake: bigint;
  /** What of the stake was at no risk. */
  readonly riskFree: bigint;
}

/**
 * Whether at least half of a settled stake counts. The win of one by less is a win that comes nearly always, such as by 32 of 37
 * numbers or a flight that is left at 1.01: it wins no jackpot and extends no streak (decision 042).
 */
export const isMostlyAtRisk = ({ stake, riskFree }: SettledRisk): boolean => 2n * riskFree <= stake;

/** The same in the terms of what is turned over, before it is taken (PROMO-53). */
export const countedStakeText =
  'A stake counts as far as it was at risk: the part that it won or lost, at most all of it. In pokies and fish games ' +
  'all of it counts.';
