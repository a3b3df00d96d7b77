import type { Selectable } from 'kysely';
import { prepared, putRows } from '#platform/store/index.ts';
import type { Database, EpochMs, Reader, Writer } from '#platform/store/index.ts';
import type { TournamentRow } from './index.ts';

/** A settled bet, by what decides in which tournaments it may count. */
export interface CountedBet {
  readonly memberId: string;
  readonly currency: string;
  readonly settledAt: EpochMs;
}

export interface OpenTournament {
  readonly row: TournamentRow;
  /** The ids of the providers whose games count; none means all. */
  readonly providers: readonly string[];
  /** The member's score; null before the first. */
  readonly score: number | null;
  /** The name that the member's score stands under. */
  readonly username: string;
}

const open = (db: Reader, the: CountedBet) =>
  db
    .selectFrom('tournaments')
    .where('active', '=', true)
    .where('prizesPaidAt', 'is', null)
    .where('tournaments.currency', '=', the.currency)
    .where('validFromAt', '<=', the.settledAt)
    .where('tournaments.expiresAt', '>', the.settledAt);

const scored = prepared((db: Reader, the: CountedBet) =>
  open(db, the)
    .innerJoin('members', (join) => join.on('members.id', '=', the.memberId))
    .leftJoin('tournamentScores as own', (join) =>
      join.onRef('own.tournamentId', '=', 'tournaments.id').onRef('own.memberId', '=', 'members.id'),
    )
    .selectAll('tournaments')
    .select(['own.score as ownScore', 'own.username as scoredAs', 'members.username as playsAs']),
);

const counting = prepared((db: Reader, the: CountedBet) =>
  open(db, the)
    .innerJoin('tournamentProviders', 'tournamentProviders.tournamentId', 'tournaments.id')
    .select(['tournamentId', 'providerId']),
);

/**
 * The tournaments that a settled bet may count in, those neither closed nor paid, with what decides its score: in as many
 * queries for twenty of them as for one.
 */
export async function openTournaments(db: Reader, bet: CountedBet): Promise<readonly OpenTournament[]> {
  const rows = await scored.all(db, bet);
  if (rows.length === 0) return [];
  const providers = Map.groupBy(await counting.all(db, bet), ({ tournamentId }) => tournamentId);
  return rows.map(({ ownScore, scoredAs, playsAs, ...row }) => ({
    row,
    providers: (providers.get(row.id) ?? []).map(({ providerId }) => providerId),
    score: ownScore,
    username: scoredAs ?? playsAs,
  }));
}

export async function saveScores(
  db: Writer,
  rows: readonly Selectable<Database['tournamentScores']>[],
): Promise<void> {
  await putRows(db, 'tournamentScores', { key: ['tournamentId', 'username'], rows });
}
