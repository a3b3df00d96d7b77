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

function insertText(table: string, names: readonly string[], rows = 1): string {
  const columns = names.map((name) => `"${inSql(name)}"`).join(', ');
  const row = `(${names.map(() => '?').join(', ')})`;
  return `insert into "${inSql(table)}" (${columns}) values ${Array(rows).fill(row).join(', ')}`;
}

function updateText(table: string, names: readonly string[]): string {
  const changes = names.map((name) => `"${inSql(name)}" = ?`).join(', ');
  return `update "${inSql(table)}" set ${changes} where "id" = ?`;
}

const ROWS_PER_INSERT = 100;

/** How many of the rows from one on go into one statement: those that name the same columns as it. */
function alike(rows: readonly Written[], from: number): number {
  const names = rows[from]?.names.join();
  const last = Math.min(rows.length, from + ROWS_PER_INSERT);
  let until = from + 1;
  while (until < last && rows[until]?.names.join() === names) until += 1;
  return until - from;
}

interface Inserted {
  readonly table: string;
  readonly rows: readonly object[];
  /** Told apart by its name; the text that ends the statement, made of the columns. */
  readonly ending?: { readonly name: string; readonly text: (names: readonly string[]) => string };
}

/** Answers what the ending asks for. */
async function insertAll(db: Writer, { table, rows, ending }: Inserted): Promise<unknown[]> {
  const answered: unknown[] = [];
  const written = rows.map(writtenOf);
  for (let from = 0, count = 0; from < written.length; from += count) {
    count = alike(written, from);
    const part = written.slice(from, from + count);
    const { names } = part[0] ?? { names: [] };
    const key = `${ending?.name ?? 'add'} ${String(count)} ${table} ${names.join()}`;
    const text = textOf(key, () => `${insertText(table, names, count)}${ending?.text(names) ?? ''}`);
    const values = part.flatMap((row) => row.values);
    answered.push(...(await runText<unknown>(db, text, values)));
  }
  return answered;
}

/** Adds one row or many to a table in their order, by as few statements as there can be; none is no statement. */
export async function addRows<Table extends keyof Database>(
  db: Writer,
  table: Table,
  rows: Insertable<Database[Table]> | readonly Insertable<Database[Table]>[],
): Promise<void> {
  await insertAll(db, { table, rows: Array.isArray(rows) ? (rows as readonly object[]) : [rows] });
}

/** Adds rows as {@link addRows}, and answers the numbers that the table has given them, in their order. */
export async function addNumberedRows(
  db: Writer,
  table: 'outbox',
  rows: readonly Insertable<Database['outbox']>[],
): Promise<number[]> {
  const ending = { name: 'numbered', text: () => ' returning "seq"' };
  const numbered = (await insertAll(db, { table, rows, ending })) as { readonly seq: number }[];
  // They are given in the order of the rows, but need not be answered in it.
  return numbered.map(({ seq }) => seq).sort((a, b) => a - b);
}

/** Adds rows as {@link addRows}, but a row that has the same key as one which is there takes its place. */
export async function putRows<Table extends keyof Database>(
  db: Writer,
  table: Table,
  {
    key,
    rows,
  }: {
    readonly key: readonly (keyof Database[Table] & string)[];
    readonly rows: readonly Insertable<Database[Table]>[];
  },
): Promise<void> {
  const isOfKey = new Set<string>(key);
  const text = (names: readonly string[]) => {
    const taken = names.filter((name) => !isOfKey.has(name)).map((name) => `"${inSql(name)}"`);
    const changes = taken.map((column) => `${column} = excluded.${column}`).join(', ');
    return ` on conflict (${key.map((name) => `"${inSql(name)}"`).join(', ')}) do update set ${changes}`;
  };
  await insertAll(db, { table, rows, ending: { name: `put by ${key.join()}`, text } });
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

/** Adds a row, unless one is there that has a key of it. */
export async function addMissingRow<Table extends keyof Database>(
  db: Writer,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<void> {
  const ending = { name: 'missing', text: () => ' on conflict do nothing' };
  await insertAll(db, { table, rows: [row], ending });
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
