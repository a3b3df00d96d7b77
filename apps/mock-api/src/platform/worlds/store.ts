import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database, Reader } from '../store/database.ts';

export type StateRow = Selectable<Database['worldState']>;

export function stateRow(db: Reader): Promise<StateRow> {
  return db.selectFrom('worldState').selectAll().executeTakeFirstOrThrow();
}

export async function saveState(
  db: Kysely<Database>,
  state: Insertable<Database['worldState']>,
): Promise<void> {
  await db.insertInto('worldState').values(state).execute();
}

export async function changeState(
  db: Kysely<Database>,
  changes: Updateable<Database['worldState']>,
): Promise<void> {
  await db.updateTable('worldState').set(changes).execute();
}
