import { daysAfter } from '../calendar/index.ts';

/** What a member's score is based on (TOUR-04). */
export const rankingBases = ['TOTAL_BETS', 'MULTIPLIER', 'WINNINGS'] as const;

export type RankingBasis = (typeof rankingBases)[number];

/** Maximum places on a leaderboard (TOUR-08). */
export const leaderboardPlaces = 10;

export interface TournamentTimes {
  readonly validFrom: Date;
  readonly expiresAt: Date;
  /** False once the operator has closed it. */
  readonly active: boolean;
}

/** Upcoming before validFrom, running until expiresAt, ended after it or when closed (TOUR-07). */
export function tournamentState(times: TournamentTimes, now: Date): 'UPCOMING' | 'RUNNING' | 'ENDED' {
  if (!times.active || now >= times.expiresAt) return 'ENDED';
  return now < times.validFrom ? 'UPCOMING' : 'RUNNING';
}

/** How long a tournament that is over can still be looked up beside the open ones, in days. */
export const daysOfEnded = 30;

export function hasEndedLately(times: TournamentTimes, now: Date): boolean {
  return tournamentState(times, now) === 'ENDED' && now < daysAfter(times.expiresAt, daysOfEnded);
}

/** When a tournament ends that the operator closes: now, but not before it begins nor after its own end. */
export function closingTime({ validFrom, expiresAt }: Omit<TournamentTimes, 'active'>, now: Date): Date {
  const closed = now < validFrom ? validFrom : now;
  return closed < expiresAt ? closed : expiresAt;
}

export type Ranked<T> = T & { readonly rank: number };

/** Highest score first; equal scores share a rank, the next is skipped, and their order is kept (TOUR-06). */
export function ranked<T extends { readonly score: bigint }>(scores: readonly T[]): readonly Ranked<T>[] {
  const ordered = scores.toSorted((a, b) => (a.score === b.score ? 0 : a.score < b.score ? 1 : -1));
  const ranks = new Map<bigint, number>();
  for (const [index, { score }] of ordered.entries()) {
    if (!ranks.has(score)) ranks.set(score, index + 1);
  }
  return ordered.map((entry) => ({ ...entry, rank: ranks.get(entry.score) ?? 0 }));
}

/** Ten places at most (TOUR-08). */
export function leaderboard<T extends { readonly score: bigint }>(
  scores: readonly T[],
): readonly Ranked<T>[] {
  return ranked(scores).slice(0, leaderboardPlaces);
}
