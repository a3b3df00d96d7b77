/** The ways of playing that are rewarded with badges, in the order of their tabs (ACH-01, ACH-02). */
export const achievementTypes = [
  'CasinoExplorer',
  'RegularPlayer',
  'SteadyGambler',
  'WinningStreak',
] as const;

/** A way of playing that is rewarded with badges. */
export type AchievementType = (typeof achievementTypes)[number];

/** What a badge list shows of a badge. */
export interface Badge {
  readonly level: number;
  readonly name: string;
  readonly completed: boolean;
}

/** The badge of level 0, which everybody has. */
export const emptyBadge = { level: 0, name: 'Empty Badge', completed: true } as const;

/** A badge list with the Empty Badge in front (ACH-04). */
export function withEmptyBadge<T extends Badge>(badges: readonly T[]): readonly (T | typeof emptyBadge)[] {
  return [emptyBadge, ...badges];
}

/** The badge that a member shows: the chosen one, otherwise the one earned last, otherwise the Empty Badge (ACH-07). */
export function shownBadge<T>(chosen: T | null, earnedLast: T | null): T | typeof emptyBadge {
  return chosen ?? earnedLast ?? emptyBadge;
}

/** Whether the count of a way of playing has reached a badge's goal. */
export function isCompleted(goal: number, count: number): boolean {
  return count >= goal;
}

/** What has been counted of a member's play. */
export interface PlayCounts {
  /** Different games that were bet on. */
  readonly games: number;
  readonly bets: number;
  /** Days with a bet. */
  readonly days: number;
  /** Wins in a row up to now. */
  readonly streak: number;
  /** Most wins in a row ever. */
  readonly longestStreak: number;
}

/** A decided bet, in what the counts look at. */
export interface CountedBet {
  readonly newGame: boolean;
  readonly newDay: boolean;
  /** Whether it paid more than its stake. */
  readonly won: boolean;
}

/** Nothing counted. */
export const noPlay: PlayCounts = { games: 0, bets: 0, days: 0, streak: 0, longestStreak: 0 };

/** The counts after one more decided bet. */
export function countBet(counts: PlayCounts, bet: CountedBet): PlayCounts {
  const streak = bet.won ? counts.streak + 1 : 0;
  return {
    games: counts.games + (bet.newGame ? 1 : 0),
    bets: counts.bets + 1,
    days: counts.days + (bet.newDay ? 1 : 0),
    streak,
    longestStreak: Math.max(counts.longestStreak, streak),
  };
}

/** What an achievement compares with the goals of its badges. */
export function achievementValue(type: AchievementType, counts: PlayCounts): number {
  switch (type) {
    case 'CasinoExplorer':
      return counts.games;
    case 'RegularPlayer':
      return counts.days;
    case 'SteadyGambler':
      return counts.bets;
    case 'WinningStreak':
      return counts.longestStreak;
  }
}
