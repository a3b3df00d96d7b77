import type { Writer } from '../store/database.ts';
import { jsonText } from '../store/values.ts';
import type { WorldEvent } from './types.ts';

const KEPT = 1_000;
const ROWS_PER_INSERT = 100;

/** Writes events into the outbox; they are published once the transaction is committed. */
export async function writeOutbox(db: Writer, events: readonly WorldEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    id: event.id,
    name: event.name,
    memberId: event.memberId,
    payload: jsonText(event.payload),
    emittedAt: event.at.getTime(),
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await db
      .insertInto('outbox')
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
  }
}

/**
 * Marks everything written so far as published and forgets what is long past. Right after a start this closes what a
 * crash left open: pushes are only for sockets that were connected then.
 */
export async function settleOutbox(db: Writer, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ publishedAt: now.getTime() })
    .where('publishedAt', 'is', null)
    .execute();
  const last = await db.selectFrom('outbox').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  if (last)
    await db
      .deleteFrom('outbox')
      .where('seq', '<=', last.seq - KEPT)
      .execute();
}
