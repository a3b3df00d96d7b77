import type { AchievementType, Badge } from './achievements.ts';

const counted: Readonly<Record<AchievementType, (count: number) => string>> = {
  CasinoExplorer: (count) => (count === 1 ? '1 game played' : `${String(count)} different games played`),
  RegularPlayer: (count) => (count === 1 ? 'played on 1 day' : `played on ${String(count)} days`),
  SteadyGambler: (count) => (count === 1 ? '1 bet placed' : `${String(count)} bets placed`),
  WinningStreak: (count) =>
    count === 1 ? '1 win in a row at best' : `${String(count)} wins in a row at best`,
};

/** A streak begins anew with each loss, so that its whole goal is left. */
function stillToDo(type: AchievementType, value: number, goal: number): string {
  if (type === 'WinningStreak') return `${String(goal)} earn`;
  const left = goal - value;
  return left === 1 ? '1 more earns' : `${String(left)} more earn`;
}

export interface AchievementProgress {
  readonly name: string;
  readonly type: AchievementType;
  readonly value: number;
  /** The next badge to be earned; null when all are. */
  readonly next: (Pick<Badge, 'name'> & { readonly goal: number }) | null;
}

const conditions: Readonly<Partial<Record<AchievementType, string>>> = {
  WinningStreak: ' A win counts if half of its stake or more was at risk.',
};

/** How far an achievement is, and what its next badge takes. */
export function progressText({ name, type, value, next }: AchievementProgress): string {
  const far = `${name}: ${counted[type](value)}`;
  return next
    ? `${far}. ${stillToDo(type, value, next.goal)} ${next.name}.${conditions[type] ?? ''}`
    : `${far}. Every badge is earned.`;
}
