import type { Reader } from '../database.ts';
import { inCode } from '../names.ts';
import type { SqliteFile } from '../sqlite-file.ts';
import { runText } from '../text-query.ts';
import { parameterOf } from './cells.ts';
import type { Borrowed } from './server.ts';
import { numbered, quoted } from './text.ts';

/*
 * A world leaves PostgreSQL and comes back as the file that it would be without it, so that what can be done with files can
 * be done with it too, and either kind of platform takes what the other one gives.
 */

/** Fewer parameters than a statement may have. */
const ROWS_PER_INSERT = 200;

interface Table {
  readonly name: string;
  /** Those that are written; the others are made from them. */
  readonly columns: readonly string[];
}

function tablesOf(file: SqliteFile): Table[] {
  const tables = `select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by rowid`;
  return file
    .prepare(tables)
    .all([])
    .map((row) => {
      const { name } = row as { readonly name: string };
      const columns = file.prepare(`pragma table_xinfo(${quoted(name)})`).all([]) as readonly {
        readonly name: string;
        readonly hidden: number | bigint;
      }[];
      const written = columns.filter(({ hidden }) => Number(hidden) === 0);
      return { name, columns: written.map((column) => column.name) };
    });
}

const isOfMigrations = ({ name }: Table): boolean => name.startsWith('kysely');

const selecting = ({ name, columns }: Table): string =>
  `select ${columns.map(quoted).join(', ')} from ${quoted(name)}${columns.includes('seq') ? ' order by seq' : ''}`;

function inserting({ name, columns }: Table, rows: number): string {
  const row = `(${columns.map(() => '?').join(', ')})`;
  return `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values ${Array(rows).fill(row).join(', ')}`;
}

const valuesOf = ({ columns }: Table, row: Readonly<Record<string, unknown>>): unknown[] =>
  columns.map((column) => row[inCode(column)]);

/** Copies what a world holds into a file that has its structure and nothing else. */
export async function writeFile(db: Reader, file: SqliteFile): Promise<void> {
  file.exec('begin');
  file.exec('pragma defer_foreign_keys = on');
  for (const table of tablesOf(file).filter((each) => !isOfMigrations(each))) {
    const insert = file.prepare(inserting(table, 1));
    const rows = await runText<Record<string, unknown>>(db, selecting(table), []);
    for (const row of rows) insert.run(valuesOf(table, row));
  }
  file.exec('commit');
}

/** Copies what a file holds into tables that are empty and have no keys yet. */
export async function readFile(run: Borrowed['run'], file: SqliteFile): Promise<void> {
  for (const table of tablesOf(file)) {
    const rows = file.prepare(selecting(table)).rows([]);
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
      const part = rows.slice(from, from + ROWS_PER_INSERT);
      const values = part.flatMap((row) => valuesOf(table, row));
      await run(numbered(inserting(table, part.length)), values.map(parameterOf));
    }
  }
}
