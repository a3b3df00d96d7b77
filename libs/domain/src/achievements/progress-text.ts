import { displayCount } from '../format/index.ts';
import type { AchievementType, Badge } from './achievements.ts';

const wins = (count: number): string => (count === 1 ? '1 win' : `${displayCount(count)} wins`);

const counted: Readonly<Record<AchievementType, (count: number, streak: number | null) => string>> = {
  CasinoExplorer: (count) =>
    count === 1 ? '1 game played' : `${displayCount(count)} different games played`,
  RegularPlayer: (count) => (count === 1 ? 'played on 1 day' : `played on ${displayCount(count)} days`),
  SteadyGambler: (count) => (count === 1 ? '1 bet placed' : `${displayCount(count)} bets placed`),
  WinningStreak: (count, streak) => `${wins(streak ?? 0)} in a row now, ${displayCount(count)} at best`,
};

/** A streak begins anew with each loss, so that its whole goal is left. */
function stillToDo(type: AchievementType, value: number, goal: number): string {
  if (type === 'WinningStreak') return `${displayCount(goal)} earn`;
  const left = goal - value;
  return left === 1 ? '1 more earns' : `${displayCount(left)} more earn`;
}

export interface AchievementProgress {
  readonly name: string;
  readonly type: AchievementType;
  readonly value: number;
  /** Wins in a row up to now; null for a type that counts none. */
  readonly streak: number | null;
  /** The next badge to be earned; null when all are. */
  readonly next: (Pick<Badge, 'name'> & { readonly goal: number }) | null;
}

const conditions: Readonly<Partial<Record<AchievementType, string>>> = {
  WinningStreak: ' A win counts if half of its stake or more was at risk.',
};

/** How far an achievement is, and what its next badge takes. */
export function progressText({ name, type, value, streak, next }: AchievementProgress): string {
  const far = `${name}: ${counted[type](value, streak)}`;
  return next
    ? `${far}. ${stillToDo(type, value, next.goal)} ${next.name}.${conditions[type] ?? ''}`
    : `${far}. Every badge is earned.`;
}

export interface BadgeProgress {
  readonly percent: number;
  readonly text: string;
}

/** How far a badge is that is still to be earned: a streak is counted from its last loss on, all else from the beginning. */
export function badgeProgress(
  goal: number,
  { value, streak }: Pick<AchievementProgress, 'value' | 'streak'>,
): BadgeProgress {
  const reached = Math.min(streak ?? value, goal);
  const text =
    streak === null
      ? `${displayCount(reached)} of ${displayCount(goal)}`
      : `${displayCount(reached)} in a row now, ${displayCount(goal)} needed`;
  return { percent: (reached / goal) * 100, text };
}
