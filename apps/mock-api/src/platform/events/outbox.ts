import type { Writer } from '../store/database.ts';
import { jsonText } from '../store/values.ts';
import { forgetOldEvents, markPublished, saveEvents } from './store.ts';
import type { WorldEvent } from './types.ts';

/** Writes events into the outbox, which numbers them; they are published once the transaction is committed. */
export async function writeOutbox(
  db: Writer,
  events: readonly Omit<WorldEvent, 'seq'>[],
): Promise<readonly WorldEvent[]> {
  const rows = events.map((event) => ({
    id: event.id,
    name: event.name,
    memberId: event.memberId,
    payload: jsonText(event.payload),
    emittedAt: event.at.getTime(),
  }));
  const numbers = await saveEvents(db, rows);
  return events.map((event, at) => ({ ...event, seq: numbers[at] ?? 0 }));
}

/**
 * Marks everything written so far as published and forgets what is long past. Right after a start this closes what a
 * crash left open: pushes are only for sockets that were connected then.
 */
export async function settleOutbox(db: Writer, now: Date): Promise<void> {
  await markPublished(db, now.getTime());
  await forgetOldEvents(db);
}
