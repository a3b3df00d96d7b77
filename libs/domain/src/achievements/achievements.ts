import type { StreakEffect } from './streak.ts';

/** In the order of their tabs (ACH-01, ACH-02). */
export const achievementTypes = [
  'CasinoExplorer',
  'RegularPlayer',
  'SteadyGambler',
  'WinningStreak',
] as const;

export type AchievementType = (typeof achievementTypes)[number];

export interface Badge {
  readonly level: number;
  readonly name: string;
  readonly completed: boolean;
}

/** Level 0, which everybody has. */
export const emptyBadge = { level: 0, name: 'Empty Badge', completed: true } as const;

/** A badge list with the Empty Badge in front (ACH-04). */
export function withEmptyBadge<T extends Badge>(badges: readonly T[]): readonly (T | typeof emptyBadge)[] {
  return [emptyBadge, ...badges];
}

/** The badge a member shows: the chosen one, else the last one earned, else the Empty Badge (ACH-07). */
export function shownBadge<T>(chosen: T | null, earnedLast: T | null): T | typeof emptyBadge {
  return chosen ?? earnedLast ?? emptyBadge;
}

export function isCompleted(goal: number, count: number): boolean {
  return count >= goal;
}

/** Of an achievement with these badges: it is completed, and claimed, with the last of them (ACH-03). */
export function badgesProgress(
  badges: readonly { readonly completed: boolean; readonly claimed: boolean }[],
) {
  return {
    completed: badges.every(({ completed }) => completed),
    claimed: badges.every(({ claimed }) => claimed),
  };
}

export interface PlayCounts {
  readonly games: number;
  readonly bets: number;
  readonly days: number;
  readonly streak: number;
  readonly longestStreak: number;
}

export interface AchievementBet {
  readonly newGame: boolean;
  readonly newDay: boolean;
  readonly streak: StreakEffect;
}

export const noPlay: PlayCounts = { games: 0, bets: 0, days: 0, streak: 0, longestStreak: 0 };

const streakAfter = {
  EXTENDS: (before: number) => before + 1,
  KEEPS: (before: number) => before,
  BREAKS: () => 0,
};

export function countBet(counts: PlayCounts, bet: AchievementBet): PlayCounts {
  const streak = streakAfter[bet.streak](counts.streak);
  return {
    games: counts.games + (bet.newGame ? 1 : 0),
    bets: counts.bets + 1,
    days: counts.days + (bet.newDay ? 1 : 0),
    streak,
    longestStreak: Math.max(counts.longestStreak, streak),
  };
}

/** Whether a badge of a goal is completed by what has been counted since. */
export function reachesGoal(
  { type, goal }: { readonly type: AchievementType; readonly goal: number },
  before: PlayCounts,
  after: PlayCounts,
): boolean {
  return (
    !isCompleted(goal, achievementValue(type, before)) && isCompleted(goal, achievementValue(type, after))
  );
}

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

/** Wins in a row up to now; null for a type that counts none. */
export const currentStreak = (type: AchievementType, { streak }: PlayCounts): number | null =>
  type === 'WinningStreak' ? streak : null;
