import type { EpochMs } from '../store/columns.ts';
import type { Reader, Writer } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import type { JobOutcome, JobRun, UpcomingWork } from './types.ts';

type Tried = UpcomingWork & { readonly outcome: JobOutcome; readonly ranAt: number };

const tried = prepared((db: Writer, { kind, key, memberId, at: dueAt, ranAt, outcome }: Tried) =>
  db
    .insertInto('jobRuns')
    .values({ kind, key, memberId, dueAt, ranAt, outcome })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ ranAt, outcome })
        .where('jobRuns.outcome', '=', 'FAILED'),
    )
    .returning('seq'),
);

/** Writes down that a piece of work was tried. False when it was done before, and nothing is written then. */
export async function saveRun(
  db: Writer,
  work: UpcomingWork,
  result: { readonly outcome: JobOutcome; readonly ranAt: number },
): Promise<boolean> {
  return (await tried.all(db, { ...work, ...result })).length > 0;
}

/** When a piece of work that has failed was last tried; null for any other. */
export async function failedAt(
  db: Reader,
  { kind, key }: Pick<UpcomingWork, 'kind' | 'key'>,
): Promise<EpochMs | null> {
  const row = await db
    .selectFrom('jobRuns')
    .select('ranAt')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('outcome', '=', 'FAILED')
    .executeTakeFirst();
  return row?.ranAt ?? null;
}

export async function lastRuns(db: Reader, limit: number): Promise<readonly JobRun[]> {
  const rows = await db
    .selectFrom('jobRuns')
    .selectAll()
    .orderBy('ranAt', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ kind, key, memberId, dueAt, ranAt, outcome }) => ({
    ...{ kind, key, memberId, ranAt, outcome },
    at: dueAt,
  }));
}
