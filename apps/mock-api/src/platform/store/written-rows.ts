import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database, Writer } from './database.ts';
import { inSql } from './names.ts';
import { runText } from './text-query.ts';

/*
 * What each round writes, without a builder of queries: the text of a statement is made once for the columns that it names.
 */

type Named = {
  [Table in keyof Database]: Database[Table] extends { id: string } ? Table : never;
}[keyof Database];

const texts = new Map<string, string>();

function textOf(key: string, make: () => string): string {
  const text = texts.get(key) ?? make();
  texts.set(key, text);
  return text;
}

interface Written {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

/** What is not given is left to the database, as everywhere. */
function writtenOf(row: object): Written {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  return { names: given.map(([name]) => name), values: given.map(([, value]) => value as unknown) };
}

function insertText(table: string, names: readonly string[]): string {
  const columns = names.map((name) => `"${inSql(name)}"`).join(', ');
  return `insert into "${inSql(table)}" (${columns}) values (${names.map(() => '?').join(', ')})`;
}

function updateText(table: string, names: readonly string[]): string {
  const changes = names.map((name) => `"${inSql(name)}" = ?`).join(', ');
  return `update "${inSql(table)}" set ${changes} where "id" = ?`;
}

export async function addRow<Table extends keyof Database>(
  db: Writer,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<void> {
  const { names, values } = writtenOf(row);
  const text = textOf(`add ${table} ${names.join()}`, () => insertText(table, names));
  await runText(db, text, values);
}

/** Adds a row and answers it as it is kept. */
export async function addedRow<Table extends keyof Database>(
  db: Writer,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<Selectable<Database[Table]>> {
  const { names, values } = writtenOf(row);
  const text = textOf(`added ${table} ${names.join()}`, () => `${insertText(table, names)} returning *`);
  const [added] = await runText<Selectable<Database[Table]>>(db, text, values);
  if (added === undefined) throw new Error(`Nothing was added to ${table}.`);
  return added;
}

/** Changes the row of an id. */
export async function changeRow<Table extends Named>(
  db: Writer,
  table: Table,
  { id, ...change }: Updateable<Database[Table]> & { readonly id: string },
): Promise<void> {
  const { names, values } = writtenOf(change);
  const text = textOf(`change ${table} ${names.join()}`, () => updateText(table, names));
  await runText(db, text, [...values, id]);
}

/** Changes the row of an id and answers it. @throws Error when there is none */
export async function changedRow<Table extends Named>(
  db: Writer,
  table: Table,
  { id, ...change }: Updateable<Database[Table]> & { readonly id: string },
): Promise<Selectable<Database[Table]>> {
  const { names, values } = writtenOf(change);
  const text = textOf(`changed ${table} ${names.join()}`, () => `${updateText(table, names)} returning *`);
  const [row] = await runText<Selectable<Database[Table]>>(db, text, [...values, id]);
  if (row === undefined) throw new Error(`There is no ${id} in ${table}.`);
  return row;
}
