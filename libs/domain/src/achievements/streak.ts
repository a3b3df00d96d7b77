import { isMostlyAtRisk } from '../play/index.ts';
import type { SettledRisk } from '../play/index.ts';

/** What a decided bet does to a streak of wins. */
export type StreakEffect = 'EXTENDS' | 'KEEPS' | 'BREAKS';

export interface StreakBet extends SettledRisk {
  readonly won: boolean;
}

/** A win extends a streak if at least half of its stake was at risk; one by less neither extends nor breaks it (decision 042). */
export function streakEffect({ won, ...risk }: StreakBet): StreakEffect {
  if (!won) return 'BREAKS';
  return isMostlyAtRisk(risk) ? 'EXTENDS' : 'KEEPS';
}
