import type { Selectable } from 'kysely';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export type ScoreRow = Selectable<Database['tournamentScores']>;

/** A member's score in a tournament; undefined before the first. */
export async function scoreOf(
  db: Reader,
  tournamentId: string,
  memberId: string,
): Promise<ScoreRow | undefined> {
  return db
    .selectFrom('tournamentScores')
    .selectAll()
    .where('tournamentId', '=', tournamentId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
}

export async function saveScore(db: Writer, row: ScoreRow): Promise<void> {
  await db
    .insertInto('tournamentScores')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tournamentId', 'username'])
        .doUpdateSet({ score: row.score, memberId: row.memberId }),
    )
    .execute();
}

export async function usernameOf(db: Reader, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('members')
    .select('username')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.username;
}

function byScore(db: Reader, tournamentId: string) {
  return db
    .selectFrom('tournamentScores')
    .selectAll()
    .where('tournamentId', '=', tournamentId)
    .orderBy('score', 'desc')
    .orderBy('username');
}

/** The highest scores of a tournament, equal ones by name. */
export function highestScores(db: Reader, tournamentId: string, places: number): Promise<ScoreRow[]> {
  return byScore(db, tournamentId).limit(places).execute();
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

/** How many scores are higher than one, and the lowest of them. */
export async function higherScores(db: Reader, { tournamentId, score }: ScoreRow) {
  return db
    .selectFrom('tournamentScores')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('score').as('lowest')])
    .where('tournamentId', '=', tournamentId)
    .where('score', '>', score)
    .executeTakeFirstOrThrow();
}
