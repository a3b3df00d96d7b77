import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementColumnMetadata } from 'node:sqlite';
import type { SqliteStatement } from 'kysely';
import { isQuery } from './memory.ts';
import type { Memory } from './memory.ts';
import { inCode } from './names.ts';
import type { Structure } from './structure.ts';
import { effectOf } from './written.ts';

function bindable(value: unknown): value is SQLInputValue {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  );
}

function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    const stored = typeof value === 'boolean' ? Number(value) : value;
    if (!bindable(stored)) throw new TypeError(`A ${typeof value} cannot be stored in a column.`);
    return stored;
  });
}

/** @throws RangeError for one that a number cannot tell from its neighbours */
export function asSafeNumber(value: bigint, column: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number))
    throw new RangeError(`The value of ${column} is too large for a number.`);
  return number;
}

type Cell = SQLOutputValue | boolean;
type Row = Record<string, Cell>;

interface Column {
  readonly name: string;
  readonly inCode: string;
  readonly read: (value: SQLOutputValue) => Cell;
}

const isAmount = ({ name, column }: StatementColumnMetadata): boolean =>
  name.endsWith('_minor') || (column?.endsWith('_minor') ?? false);

function readingOf(column: StatementColumnMetadata, isFlag: Structure['isFlag']): Column['read'] {
  if (isFlag(column.table, column.column)) return (value) => (value === null ? null : Number(value) === 1);
  if (isAmount(column)) return (value) => value;
  return (value) => (typeof value === 'bigint' ? asSafeNumber(value, column.name) : value);
}

/** A statement whose columns are looked at once, as most are used a thousand times. */
export interface NamedStatement extends SqliteStatement {
  /** As `all`, with the names that the code has for the columns. */
  rows(parameters: readonly unknown[]): Row[];
}

export function queryOf(database: DatabaseSync, sql: string, isFlag: Structure['isFlag']): NamedStatement {
  const statement = database.prepare(sql);
  const columns = statement.columns().map((column): Column => ({
    name: column.name,
    inCode: inCode(column.name),
    read: readingOf(column, isFlag),
  }));
  statement.setReadBigInts(statement.columns().some(isAmount));
  // Read as lists, since SQLite would make an object of each row only to have it copied.
  statement.setReturnArrays(true);
  const rowOf = (cells: unknown, as: 'name' | 'inCode'): Row => {
    const values = cells as readonly SQLOutputValue[];
    const row: Row = {};
    columns.forEach((column, at) => {
      row[column[as]] = column.read(values[at] ?? null);
    });
    return row;
  };
  return {
    reader: columns.length > 0,
    rows: (parameters) => statement.all(...bound(parameters)).map((cells) => rowOf(cells, 'inCode')),
    all: (parameters) => statement.all(...bound(parameters)).map((cells) => rowOf(cells, 'name')),
    run: (parameters) => statement.run(...bound(parameters)),
    *iterate(parameters) {
      for (const cells of statement.iterate(...bound(parameters))) yield rowOf(cells, 'name');
    },
  };
}

/** A statement that tells the memory of its connection what it may have changed. */
export function noted(
  database: DatabaseSync,
  memory: Memory,
  { statement, sql }: { readonly statement: NamedStatement; readonly sql: string },
): NamedStatement {
  const effect = effectOf(sql);
  if (isQuery(effect)) return statement;
  const open = () => database.isTransaction;
  return {
    ...statement,
    rows: (parameters) => memory.run(effect, open, () => statement.rows(parameters)),
    all: (parameters) => memory.run(effect, open, () => statement.all(parameters)),
    run: (parameters) => memory.run(effect, open, () => statement.run(parameters)),
  };
}
