import { inCode } from './names.ts';

/** A row as the code names its columns. */
export type Row = Readonly<Record<string, unknown>>;

export type ChangeKind = 'ADDED' | 'CHANGED' | 'REMOVED';

export interface RowChange {
  /** Null for a row that was added. */
  readonly before: Row | null;
  /** Null for a row that was removed. */
  readonly after: Row | null;
}

/** What one statement did to a table, by the name that the code has for it. */
export interface TableChange {
  readonly table: string;
  readonly kind: ChangeKind;
  /** How many rows, of which `rows` may hold only some. */
  readonly count: number;
  readonly rows: readonly RowChange[];
}

/** What a statement changes, as far as its text tells. */
export interface Change {
  readonly kind: ChangeKind;
  readonly table: string;
  /** The table as the code names it. */
  readonly called: string;
  /** Columns that are given a parameter each, in their order; null when one is given anything else. */
  readonly given: readonly string[] | null;
  /** How many of the parameters come before those of the condition, or make up the rows that are added. */
  readonly set: number;
  /** Which rows, as SQL; null for all, and for rows that are added. */
  readonly where: string | null;
  /** Whether the rows can be asked for by `where`: not of a text that has other tables in it. */
  readonly simple: boolean;
  /** Whether it changes the row of one id, the parameter after those that are set. */
  readonly byId: boolean;
}

const parameter = String.raw`(?:\?|\$\d+)`;
const parameters = new RegExp(parameter, 'g');
const insertForm = /^\s*insert\s+(?:or\s+\w+\s+)?into\s+"?(\w+)"?\s*\(([^)]*)\)\s*values\s*/i;
const updateForm = /^\s*update\s+"?(\w+)"?\s+set\s+/i;
const deleteForm = /^\s*delete\s+from\s+"?(\w+)"?(?=\s+where\b|\s*$)/i;
const otherUpdate = /^\s*(update|delete\s+from)\s+"?(\w+)"?/i;
const tuple = String.raw`\(${parameter}(?:, ${parameter})*\)`;
const tuples = new RegExp(String.raw`^${tuple}(?:, ${tuple})*(?= on conflict| returning|\s*$)`, 'i');
const assignment = new RegExp(String.raw`^"?(\w+)"? = ${parameter}$`);
const ofOneId = new RegExp(String.raw`^"?id"? = ${parameter}$`);

const countOf = (text = ''): number => text.match(parameters)?.length ?? 0;

const columnOf = (name: string): string => inCode(name.trim().replaceAll('"', ''));

/** The text with its literals made blank, in which every place is where it was. */
const withoutLiterals = (sql: string): string =>
  sql.replaceAll(/'(?:[^']|'')*'/g, (literal) => ' '.repeat(literal.length));

interface Parts {
  readonly assignments: string;
  readonly where: string | null;
}

function partsOf(sql: string, from: number): Parts {
  const blank = withoutLiterals(sql).slice(from);
  const ends = blank.search(/\sreturning\s/i);
  const rest = ends < 0 ? blank : blank.slice(0, ends);
  const at = rest.search(/(?:^|\s)where\s/i);
  const assignments = at < 0 ? rest : rest.slice(0, at);
  if (at < 0) return { assignments, where: null };
  const begins = at + (/^\s*where\s+/i.exec(rest.slice(at))?.[0].length ?? 0);
  return { assignments, where: sql.slice(from + begins, from + rest.length) };
}

function insertOf(sql: string): Change | null {
  const found = insertForm.exec(sql);
  if (!found) return null;
  const [head, table = '', columns = ''] = found;
  const [values] = tuples.exec(sql.slice(head.length)) ?? [];
  const given = values === undefined ? null : columns.split(',').map(columnOf);
  return {
    kind: 'ADDED',
    table,
    called: inCode(table),
    given,
    set: countOf(values),
    where: null,
    simple: false,
    byId: false,
  };
}

function updateOf(sql: string): Change | null {
  const [head, table = ''] = updateForm.exec(sql) ?? [];
  if (head === undefined) return null;
  const { assignments, where } = partsOf(sql, head.length);
  const names = assignments.split(', ').map((part) => assignment.exec(part.trim())?.[1]);
  const known = names.filter((name) => name !== undefined);
  const given = known.length === names.length ? known.map(inCode) : null;
  return {
    kind: 'CHANGED',
    table,
    called: inCode(table),
    given,
    set: countOf(assignments),
    where,
    simple: !/\bselect\b|\sfrom\s/i.test(assignments),
    byId: given !== null && ofOneId.test(where ?? ''),
  };
}

function deleteOf(sql: string): Change | null {
  const [head, table = ''] = deleteForm.exec(sql) ?? [];
  if (head === undefined) return null;
  const { where } = partsOf(sql, head.length);
  return {
    kind: 'REMOVED',
    table,
    called: inCode(table),
    given: null,
    set: 0,
    where,
    simple: true,
    byId: false,
  };
}

/** One that is written in no form of the platform's own: only how many rows it changes can be told. */
function unknownOf(sql: string): Change | null {
  const [, verb = '', table = ''] = otherUpdate.exec(sql) ?? [];
  if (table === '') return null;
  const kind = /^update/i.test(verb) ? 'CHANGED' : 'REMOVED';
  return { kind, table, called: inCode(table), given: null, set: 0, where: null, simple: false, byId: false };
}

/** What a statement changes; null for one that only reads. */
export const changeOf = (sql: string): Change | null =>
  insertOf(sql) ?? updateOf(sql) ?? deleteOf(sql) ?? unknownOf(sql);

/** A query for the rows that a change is about to meet, with the numbers of its parameters begun anew. */
export function queryOfRows({ table, where }: Change, limit: number): string {
  let next = 0;
  const condition = where?.replaceAll(/\$\d+/g, () => `$${String((next += 1))}`);
  return `select * from "${table}"${condition === undefined ? '' : ` where ${condition}`} limit ${String(limit)}`;
}
