import { inCode } from '../store/names.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import type { Structure } from '../store/structure.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface RowPair {
  /** Null when only the second has it. */
  readonly first: Row | null;
  /** Null when only the first has it. */
  readonly second: Row | null;
}

export interface TableDifference {
  /** As the code names it. */
  readonly table: string;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly changed: number;
  readonly rows: readonly RowPair[];
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly join: string;
  readonly key: string;
}

const OTHER = 'other_';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const list = (side: string, columns: readonly string[]): string =>
  columns.map((column) => `${side}.${quoted(column)}`).join(', ');

function tableOf(file: SqliteFile, name: string): Table {
  const columns = file.prepare(`pragma main.table_info(${quoted(name)})`).all([]) as readonly {
    readonly name: string;
    readonly pk: number | bigint;
  }[];
  const names = columns.map((column) => column.name);
  const keys = names.includes('id')
    ? ['id']
    : columns.filter(({ pk }) => Number(pk) > 0).map((each) => each.name);
  const join = keys.map((key) => `a.${quoted(key)} is b.${quoted(key)}`).join(' and ');
  return { name, columns: names, join, key: keys[0] ?? '' };
}

/** The tables that tell what a world is; how it was made and how its state goes on stands in `world_state`. */
function tablesOf(file: SqliteFile): Table[] {
  const sql = `select name from main.sqlite_master where type = 'table'
    and name not like 'sqlite%' and name not like 'kysely%' and name <> 'world_state' order by rowid`;
  const rows = file.prepare(sql).all([]) as readonly { readonly name: string }[];
  return rows.map(({ name }) => tableOf(file, name)).filter(({ key }) => key !== '');
}

function countsOf(file: SqliteFile, { name, columns, join, key }: Table) {
  const table = quoted(name);
  const missing = `b.${quoted(key)} is null`;
  const sql = `select count(*) as firsts, coalesce(sum(${missing}), 0) as only_first,
    coalesce(sum(not (${missing}) and (${list('a', columns)}) is not (${list('b', columns)})), 0) as changed,
    (select count(*) from second.${table}) as seconds
    from main.${table} a left join second.${table} b on ${join}`;
  const [row] = file.prepare(sql).rows([]);
  const [firsts, onlyFirst, changed, seconds] = ['firsts', 'onlyFirst', 'changed', 'seconds'].map((each) =>
    Number(row?.[each] ?? 0),
  ) as [number, number, number, number];
  return { onlyFirst, changed, onlySecond: seconds - (firsts - onlyFirst) };
}

function rowsOnlyIn(
  file: SqliteFile,
  { name, join }: Table,
  sides: readonly [string, string],
  limit: number,
) {
  const table = quoted(name);
  const sql = `select a.* from ${sides[0]}.${table} a
    where not exists (select 1 from ${sides[1]}.${table} b where ${join}) limit ?`;
  return file.prepare(sql).rows([limit]);
}

function changedRows(file: SqliteFile, { name, columns, join }: Table, limit: number): RowPair[] {
  const others = columns.map((column) => `b.${quoted(column)} as ${quoted(OTHER + column)}`).join(', ');
  const sql = `select a.*, ${others} from main.${quoted(name)} a join second.${quoted(name)} b on ${join}
    where (${list('a', columns)}) is not (${list('b', columns)}) limit ?`;
  const side = (row: Row, prefix: string): Row =>
    Object.fromEntries(columns.map((column) => [inCode(column), row[inCode(prefix + column)]]));
  return file
    .prepare(sql)
    .rows([limit])
    .map((row) => ({ first: side(row, ''), second: side(row, OTHER) }));
}

function differenceOf(file: SqliteFile, table: Table, limit: number): TableDifference | null {
  const counts = countsOf(file, table);
  if (counts.onlyFirst + counts.onlySecond + counts.changed === 0) return null;
  const first = rowsOnlyIn(file, table, ['main', 'second'], limit).map((row) => ({
    first: row,
    second: null,
  }));
  const second = rowsOnlyIn(file, table, ['second', 'main'], limit).map((row) => ({
    first: null,
    second: row,
  }));
  const rows = [...changedRows(file, table, limit), ...first, ...second].slice(0, limit);
  return { table: inCode(table.name), ...counts, rows };
}

export interface ComparedFiles {
  readonly tables: readonly TableDifference[];
  readonly states: readonly [Row, Row];
  /** E-mail address, or else user name, of every member by their id. */
  readonly members: ReadonlyMap<string, string>;
}

/**
 * Compares two files of worlds of the newest structure.
 * @param limit number of rows that are told of each table at most
 */
export function compareFiles(
  [first, second]: readonly [string, string],
  { isFlag }: Structure,
  limit: number,
): ComparedFiles {
  const file = new SqliteFile(first, { durable: false, readOnly: true, isFlag });
  try {
    file.prepare('attach ? as second').run([second]);
    file.exec('begin');
    const members = file
      .prepare(
        'select id, coalesce(email, username) as name from main.members union select id, coalesce(email, username) from second.members',
      )
      .rows([]);
    const state = (side: string): Row => file.prepare(`select * from ${side}.world_state`).rows([])[0] ?? {};
    return {
      tables: tablesOf(file).flatMap((table) => differenceOf(file, table, limit) ?? []),
      states: [state('main'), state('second')],
      members: new Map(members.map(({ id, name }) => [String(id), String(name)])),
    };
  } finally {
    file.close();
  }
}
