import type { TournamentRankingBasis } from '#platform/store/contract-types.ts';
import { addRows } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';

export interface TestTournament {
  readonly id: string;
  readonly type: TournamentRankingBasis;
  readonly currency?: string;
  /** Ids of the only providers that count; all when left out. */
  readonly providers?: readonly string[];
  /** In cents, the first rank first. */
  readonly prizes?: readonly bigint[];
  readonly payoutMode?: 'AUTO' | 'MANUAL';
}

const HOUR = 3_600_000;

/** A tournament that began an hour ago and ends in an hour. */
export function addTournament(
  world: World,
  { id, type, currency = 'AUD', providers = [], prizes = [], payoutMode = 'AUTO' }: TestTournament,
): Promise<void> {
  return world.write(async ({ db, now }) => {
    await addRows(db, 'tournaments', {
      ...{ id, type, currency, payoutMode, name: `The ${id} Cup`, description: '', terms: '' },
      active: true,
      creditingJob: null,
      validFromAt: now.getTime() - HOUR,
      expiresAt: now.getTime() + HOUR,
    });
    for (const provider of providers)
      await addRows(db, 'tournamentProviders', { tournamentId: id, providerId: provider });
    for (const [index, prizeMinor] of prizes.entries())
      await addRows(db, 'tournamentRewards', { tournamentId: id, rank: index + 1, prizeMinor });
  });
}

/** Gives a member a score. */
export function addScore(world: World, tournamentId: string, memberId: string, score: number): Promise<void> {
  return world.write(({ db }) =>
    addRows(db, 'tournamentScores', { tournamentId, memberId, username: memberId, score }),
  );
}
