import type { Insertable } from 'kysely';
import type { EpochMs } from '../store/columns.ts';
import type { Database, Writer } from '../store/database.ts';
import { keepNewest } from '../store/rows.ts';
import { addRows } from '../store/written-rows.ts';

const KEPT = 1_000;

type NewEventRow = Insertable<Database['outbox']>;

export async function saveEvents(db: Writer, events: readonly NewEventRow[]): Promise<void> {
  await addRows(db, 'outbox', events);
}

export async function markPublished(db: Writer, at: EpochMs): Promise<void> {
  await db.updateTable('outbox').set({ publishedAt: at }).where('publishedAt', 'is', null).execute();
}

export const forgetOldEvents = (db: Writer): Promise<void> => keepNewest(db, 'outbox', KEPT);
