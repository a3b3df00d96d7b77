import type { Insertable } from 'kysely';
import type { EpochMs } from '../store/columns.ts';
import type { Database, Reader, Writer } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { keepNewest } from '../store/rows.ts';
import { addNumberedRows } from '../store/written-rows.ts';

const KEPT = 1_000;

type NewEventRow = Insertable<Database['outbox']>;

/** Answers their numbers, in their order. */
export const saveEvents = (db: Writer, events: readonly NewEventRow[]): Promise<number[]> =>
  addNumberedRows(db, 'outbox', events);

/** Those not yet published are the last ones, so that nobody looks through all that are kept. */
const publish = prepared((db: Writer, { at }: { readonly at: EpochMs }) =>
  db
    .updateTable('outbox')
    .set({ publishedAt: at })
    .where('seq', '>', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('outbox')
          .select('seq')
          .where('publishedAt', 'is not', null)
          .orderBy('seq', 'desc')
          .limit(1)
          .$asScalar(),
        eb.val(0),
      ),
    ),
);

export async function markPublished(db: Writer, at: EpochMs): Promise<void> {
  await publish.all(db, { at });
}

export const forgetOldEvents = (db: Writer): Promise<void> => keepNewest(db, 'outbox', KEPT);

const after = prepared((db: Reader, { seq }: { readonly seq: number }) =>
  db.selectFrom('outbox').selectAll().where('seq', '>', seq).orderBy('seq'),
);

/** The events that came after one, in their order. */
export const eventsAfter = (db: Reader, seq: number) => after.all(db, { seq });

/** The number of the event that came last; 0 when there is none. */
export async function lastEvent(db: Reader): Promise<number> {
  const row = await db.selectFrom('outbox').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return row?.seq ?? 0;
}
