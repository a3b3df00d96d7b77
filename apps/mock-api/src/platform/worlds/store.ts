import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database, Reader } from '../store/database.ts';
import { inSql } from '../store/names.ts';
import { prepared } from '../store/prepared.ts';
import type { SqliteFile } from '../store/sqlite-file.ts';

export type StateRow = Selectable<Database['worldState']>;

const state = prepared((db: Reader) => db.selectFrom('worldState').selectAll());

/** @throws Error in a file that is no world */
export async function stateRow(db: Reader): Promise<StateRow> {
  const row = await state.first(db, {});
  if (!row) throw new Error('The file holds no world.');
  return row;
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

/** Sets columns of the state in a file that no world has open. */
export function setState(file: SqliteFile, changes: Partial<StateRow>): void {
  const columns = Object.keys(changes).map((column) => `${inSql(column)} = ?`);
  file.prepare(`update world_state set ${columns.join(', ')}`).run(Object.values(changes));
}

/** Moves every moment in some columns of a table, in a file that no world has open. */
export function moveMoments(file: SqliteFile, table: string, columns: readonly string[], byMs: number): void {
  if (columns.length === 0) return;
  const changes = columns.map((column) => `${inSql(column)} = ${inSql(column)} + ?`);
  file.prepare(`update ${inSql(table)} set ${changes.join(', ')}`).run(columns.map(() => byMs));
}
