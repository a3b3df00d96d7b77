/** What a member's score is made of (TOUR-04). */
export const rankingBases = ['TOTAL_BETS', 'MULTIPLIER', 'WINNINGS'] as const;

/** What a member's score is made of. */
export type RankingBasis = (typeof rankingBases)[number];

/** Places that a leaderboard shows at most (TOUR-08). */
export const leaderboardPlaces = 10;

/** When a tournament takes place. */
export interface TournamentTimes {
  readonly validFrom: Date;
  readonly expiresAt: Date;
  /** False once the operator has closed it. */
  readonly active: boolean;
}

/** Where a tournament is: upcoming before validFrom, running until expiresAt, ended after it or when closed (TOUR-07). */
export function tournamentState(times: TournamentTimes, now: Date): 'UPCOMING' | 'RUNNING' | 'ENDED' {
  if (!times.active || now >= times.expiresAt) return 'ENDED';
  return now < times.validFrom ? 'UPCOMING' : 'RUNNING';
}

/** A place on a leaderboard. */
export type Ranked<T> = T & { readonly rank: number };

/**
 * A leaderboard: highest score first, equal scores share a rank and the next rank is skipped, at most ten places
 * (TOUR-06, TOUR-08). Of equal scores the one that came first in the list stays first.
 */
export function leaderboard<T extends { readonly score: bigint }>(
  scores: readonly T[],
): readonly Ranked<T>[] {
  const ordered = scores.toSorted((a, b) => (a.score === b.score ? 0 : a.score < b.score ? 1 : -1));
  return ordered
    .map((entry) => ({ ...entry, rank: ordered.findIndex(({ score }) => score === entry.score) + 1 }))
    .slice(0, leaderboardPlaces);
}
