import { SqliteFile } from '../store/sqlite-file.ts';

function partsIn(file: SqliteFile): ReadonlySet<string> {
  const rows = file
    .prepare("select type || ' ' || name || ' ' || coalesce(sql, '') as part from sqlite_master")
    .all([]);
  return new Set(rows.map((row) => String((row as { readonly part: unknown }).part)));
}

/** All that a database file holds, each by its kind, name and definition; undefined when it cannot be read. */
function partsOfFile(path: string): ReadonlySet<string> | undefined {
  const file = new SqliteFile(path, { durable: false, readOnly: true });
  try {
    return partsIn(file);
  } catch {
    return undefined;
  } finally {
    file.close();
  }
}

/** For each table, a query for a row that has something else for a number. */
const MISFIT_QUERIES = `
  select 'select 1 from "' || tables.name || '" where ' || group_concat(
    'typeof("' || columns.name || '") not in (''integer'', ''null''' ||
    iif(lower(columns.type) like 'double%', ', ''real''', '') || ')', ' or ') || ' limit 1' as query
  from sqlite_master tables, pragma_table_info(tables.name) columns
  where tables.type = 'table' and lower(columns.type) in ('integer', 'bigint', 'double precision')
  group by tables.name`;

/** What all files of one structure have in common. */
export interface FileLayout {
  readonly parts: ReadonlySet<string>;
  /** For each table, a query for a row that has something else for a number. */
  readonly misfits: readonly string[];
}

/** @param path a file that this platform has made itself */
export function layoutOf(path: string): FileLayout {
  const file = new SqliteFile(path, { durable: false, readOnly: true });
  try {
    const misfits = file.prepare(MISFIT_QUERIES).all([]) as readonly { readonly query: string }[];
    return { parts: partsIn(file), misfits: misfits.map(({ query }) => query) };
  } finally {
    file.close();
  }
}

/** Whether each page and row of a file is whole, refers to what is there and has numbers where they belong. */
export function isWholeFile(path: string, { misfits }: FileLayout): boolean {
  const file = new SqliteFile(path, { durable: false, readOnly: true });
  try {
    const [check] = file.prepare('select quick_check as told from pragma_quick_check').all([]);
    if ((check as { readonly told: unknown } | undefined)?.told !== 'ok') return false;
    if (file.prepare('select 1 from pragma_foreign_key_check').all([]).length > 0) return false;
    return misfits.every((query) => file.prepare(query).all([]).length === 0);
  } catch {
    return false;
  } finally {
    file.close();
  }
}

/** Whether a file holds the tables of a world and no others, and nothing that acts by itself. */
export function hasPartsOf(path: string, { parts: usual }: FileLayout): boolean {
  const parts = partsOfFile(path);
  return parts?.size === usual.size && [...parts].every((part) => usual.has(part));
}

/** Whether a file can be read and has no triggers, views or virtual tables, which would act by themselves. */
export function isPlainFile(path: string): boolean {
  const parts = partsOfFile(path);
  return (
    parts !== undefined &&
    ![...parts].some((part) => /^(trigger |view |table \S+ create virtual)/i.test(part))
  );
}
