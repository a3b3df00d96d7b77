/** What a decided bet does to a streak of wins. */
export type StreakEffect = 'EXTENDS' | 'KEEPS' | 'BREAKS';

export interface StreakBet {
  readonly won: boolean;
  readonly stake: bigint;
  /** What of the stake counts (decision 037). */
  readonly counted: bigint;
}

/**
 * A win extends a streak if at least half of its stake was at risk. One by less neither extends nor breaks it: a flight that is left
 * at 1.01 is won nearly always, and chips on most of the numbers too (decision 044).
 */
export function streakEffect({ won, stake, counted }: StreakBet): StreakEffect {
  if (!won) return 'BREAKS';
  return 2n * counted >= stake ? 'EXTENDS' : 'KEEPS';
}
