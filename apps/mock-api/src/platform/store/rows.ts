import type { InsertObject } from 'kysely';
import type { Database, Writer } from './database.ts';

const ROWS_PER_INSERT = 100;

type Row<Table extends keyof Database> = InsertObject<Database, Table>;

/** Adds one row or many to a table, in their order; none is no statement. */
export async function addRows<Table extends keyof Database>(
  db: Writer,
  table: Table,
  rows: Row<Table> | readonly Row<Table>[],
): Promise<void> {
  const list: readonly Row<Table>[] = Array.isArray(rows) ? rows : [rows];
  for (let start = 0; start < list.length; start += ROWS_PER_INSERT) {
    await db
      .insertInto(table)
      .values(list.slice(start, start + ROWS_PER_INSERT))
      .execute();
  }
}

/** Leaves a table that grows with use no more than its newest rows. */
export async function keepNewest(db: Writer, table: 'outbox' | 'requestLog', kept: number): Promise<void> {
  const last = await db.selectFrom(table).select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  if (last)
    await db
      .deleteFrom(table)
      .where('seq', '<=', last.seq - kept)
      .execute();
}
