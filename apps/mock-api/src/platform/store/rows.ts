import type { Writer } from './database.ts';

/** Leaves a table that grows with use no more than its newest rows. */
export async function keepNewest(db: Writer, table: 'outbox' | 'requestLog', kept: number): Promise<void> {
  const last = await db.selectFrom(table).select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  if (last)
    await db
      .deleteFrom(table)
      .where('seq', '<=', last.seq - kept)
      .execute();
}
