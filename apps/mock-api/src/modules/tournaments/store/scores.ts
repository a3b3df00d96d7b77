import type { Selectable } from 'kysely';
import type { Database, Reader } from '#platform/store/index.ts';

export type ScoreRow = Selectable<Database['tournamentScores']>;

function byScore(db: Reader, tournamentId: string) {
  return db
    .selectFrom('tournamentScores')
    .selectAll()
    .where('tournamentId', '=', tournamentId)
    .orderBy('score', 'desc')
    .orderBy('username');
}

/** The highest scores of each of some tournaments, equal ones by name. */
export async function highestScores(db: Reader, tournamentIds: readonly string[], places: number) {
  const [first, ...others] = tournamentIds.map((id) =>
    db.selectFrom(byScore(db, id).limit(places).as('highest')).selectAll(),
  );
  const rows = first ? await others.reduce((all, one) => all.unionAll(one), first).execute() : [];
  return Map.groupBy(rows, ({ tournamentId }) => tournamentId);
}

/** The scores of the first ranks of a tournament, all that share the last one included, in the same order. */
export async function scoresWithin(db: Reader, tournamentId: string, lastRank: number): Promise<ScoreRow[]> {
  if (lastRank <= 0) return [];
  const all = byScore(db, tournamentId);
  const last = await all
    .limit(1)
    .offset(lastRank - 1)
    .executeTakeFirst();
  return (last ? all.where('score', '>=', last.score) : all).execute();
}

/** A member's score in each of some tournaments that has one, how many are higher, and the lowest of those. */
export function ownScores(db: Reader, tournamentIds: readonly string[], memberId: string) {
  return db
    .selectFrom('tournamentScores as own')
    .leftJoin('tournamentScores as higher', (join) =>
      join.onRef('higher.tournamentId', '=', 'own.tournamentId').onRef('higher.score', '>', 'own.score'),
    )
    .select(({ fn }) => [
      'own.tournamentId',
      'own.score',
      fn.count<number>('higher.score').as('higher'),
      fn.min<number | null>('higher.score').as('next'),
    ])
    .where('own.memberId', '=', memberId)
    .where('own.tournamentId', 'in', tournamentIds)
    .groupBy(['own.tournamentId', 'own.score'])
    .execute();
}
