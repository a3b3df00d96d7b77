import type { EpochMs } from '../store/columns.ts';
import type { Writer } from '../store/database.ts';
import { keepNewest } from '../store/rows.ts';

const KEPT = 1_000;

export async function markPublished(db: Writer, at: EpochMs): Promise<void> {
  await db.updateTable('outbox').set({ publishedAt: at }).where('publishedAt', 'is', null).execute();
}

export const forgetOldEvents = (db: Writer): Promise<void> => keepNewest(db, 'outbox', KEPT);
