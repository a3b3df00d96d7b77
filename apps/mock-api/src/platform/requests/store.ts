import type { Insertable, Selectable } from 'kysely';
import type { Database, Reader, Writer } from '../store/database.ts';
import { keepNewest } from '../store/rows.ts';
import { addRows } from '../store/written-rows.ts';

export type RequestRow = Selectable<Database['requestLog']>;
export type NewRequestRow = Insertable<Database['requestLog']>;

/** Adds calls to the log, which keeps no more than its newest. */
export async function saveRequests(db: Writer, rows: readonly NewRequestRow[], kept: number): Promise<void> {
  await addRows(db, 'requestLog', rows);
  await keepNewest(db, 'requestLog', kept);
}

/** The last calls, newest first. */
export function lastRequests(db: Reader, limit: number): Promise<RequestRow[]> {
  return db.selectFrom('requestLog').selectAll().orderBy('seq', 'desc').limit(limit).execute();
}
