import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, SQLOutputValue, StatementColumnMetadata } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { inCode } from './names.ts';
import type { Structure } from './structure.ts';

/** More than all that the platform has; a list of ids makes a statement for each length. */
const STATEMENTS_KEPT = 1000;
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Pages of the log before it is carried into the file. A shared commit writes hundreds; at SQLite's own 1,000 every third one
 * would wait for two more syncs.
 */
const LOG_PAGES = 16_000;

/** More than a shared commit writes; SQLite's own 2,000 would write some of its pages twice. */
const CACHE_KIB = 8_000;

export interface SqliteFileOptions {
  readonly durable: boolean;
  readonly readOnly?: boolean;
  /** Which columns are read as booleans; none when left out. */
  readonly isFlag?: Structure['isFlag'];
  /** How long to wait for another process that writes; 5,000 milliseconds when left out. */
  readonly busyTimeoutMs?: number;
  /** Runs when the file has been opened or is used, so that the least used can be closed. */
  readonly onUse?: (file: SqliteFile) => void;
}

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

function asSafeNumber(value: bigint, column: string): number {
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

function statementOf(database: DatabaseSync, sql: string, isFlag: Structure['isFlag']): NamedStatement {
  const statement = database.prepare(sql);
  const columns = statement.columns().map((column): Column => ({
    name: column.name,
    inCode: inCode(column.name),
    read: readingOf(column, isFlag),
  }));
  statement.setReadBigInts(statement.columns().some(isAmount));
  const rowOf = (cells: Readonly<Record<string, SQLOutputValue>>, as: 'name' | 'inCode'): Row => {
    const row: Row = {};
    for (const column of columns) row[column[as]] = column.read(cells[column.name] ?? null);
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

/**
 * One connection to a SQLite file, as Kysely wants it. It opens when first used and may be closed at any time between
 * statements: the next statement opens it again. Columns that end in `_minor` are read as bigint, all other whole
 * numbers as numbers; one that is too large for a number is refused, never rounded.
 */
export class SqliteFile implements SqliteDatabase {
  readonly path: string;
  readonly #options: SqliteFileOptions;
  readonly #statements = new Map<string, NamedStatement>();
  #database: DatabaseSync | undefined;
  #disposed = false;

  constructor(path: string, options: SqliteFileOptions) {
    this.path = path;
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#database !== undefined;
  }

  prepare(sql: string): NamedStatement {
    const database = this.#use();
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = statementOf(database, sql, this.#options.isFlag ?? (() => false));
    this.#keep(sql, statement);
    return statement;
  }

  exec(sql: string): void {
    this.#use().exec(sql);
  }

  /** Closes the connection until it is used again. */
  close(): void {
    this.#statements.clear();
    this.#database?.close();
    this.#database = undefined;
  }

  dispose(): void {
    this.close();
    this.#disposed = true;
  }

  #use(): DatabaseSync {
    if (this.#disposed) throw new Error('The world is closed.');
    this.#database ??= this.#open();
    this.#options.onUse?.(this);
    return this.#database;
  }

  #open(): DatabaseSync {
    const timeout = this.#options.busyTimeoutMs ?? BUSY_TIMEOUT_MS;
    const database = new DatabaseSync(this.path, { enableForeignKeyConstraints: true, timeout });
    database.exec('pragma journal_mode = wal; pragma temp_store = memory;');
    database.exec(`pragma synchronous = ${this.#options.durable ? 'full' : 'off'};`);
    database.exec(`pragma cache_size = -${String(CACHE_KIB)};`);
    database.exec(`pragma wal_autocheckpoint = ${String(LOG_PAGES)};`);
    if (this.#options.readOnly) database.exec('pragma query_only = on;');
    return database;
  }

  #keep(sql: string, statement: NamedStatement): void {
    const [oldest] = this.#statements.keys();
    if (this.#statements.size >= STATEMENTS_KEPT && oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(sql, statement);
  }
}
