import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { Structure } from './structure.ts';

const STATEMENTS_KEPT = 200;
const BUSY_TIMEOUT_MS = 5_000;

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

function amountColumns(statement: StatementSync): ReadonlySet<string> {
  const amounts = statement
    .columns()
    .filter(({ name, column }) => name.endsWith('_minor') || (column?.endsWith('_minor') ?? false));
  return new Set(amounts.map(({ name }) => name));
}

function asSafeNumber(value: bigint, column: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number))
    throw new RangeError(`The value of ${column} is too large for a number.`);
  return number;
}

function flagColumns(statement: StatementSync, isFlag: Structure['isFlag']): ReadonlySet<string> {
  const flags = statement.columns().filter(({ table, column }) => isFlag(table, column));
  return new Set(flags.map(({ name }) => name));
}

type Row = Record<string, SQLOutputValue>;
type Read = (row: Row) => Record<string, SQLOutputValue | boolean>;

/** How the rows of a statement are read; null when they can stay as they are. */
function readingOf(statement: StatementSync, isFlag: Structure['isFlag']): Read | null {
  const [amounts, flags] = [amountColumns(statement), flagColumns(statement, isFlag)];
  statement.setReadBigInts(amounts.size > 0);
  if (amounts.size + flags.size === 0) return null;
  return (row) => {
    const read: Record<string, SQLOutputValue | boolean> = row;
    for (const [column, value] of Object.entries(row)) {
      if (flags.has(column)) read[column] = value === null ? null : Number(value) === 1;
      else if (typeof value === 'bigint' && !amounts.has(column)) read[column] = asSafeNumber(value, column);
    }
    return read;
  };
}

function statementOf(database: DatabaseSync, sql: string, isFlag: Structure['isFlag']): SqliteStatement {
  const statement = database.prepare(sql);
  const read = readingOf(statement, isFlag);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => {
      const rows = statement.all(...bound(parameters));
      return read ? rows.map(read) : rows;
    },
    run: (parameters) => statement.run(...bound(parameters)),
    *iterate(parameters) {
      for (const row of statement.iterate(...bound(parameters))) yield read ? read(row) : row;
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
  readonly #statements = new Map<string, SqliteStatement>();
  #database: DatabaseSync | undefined;
  #disposed = false;

  constructor(path: string, options: SqliteFileOptions) {
    this.path = path;
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#database !== undefined;
  }

  prepare(sql: string): SqliteStatement {
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
    if (this.#options.readOnly) database.exec('pragma query_only = on;');
    return database;
  }

  #keep(sql: string, statement: SqliteStatement): void {
    const [oldest] = this.#statements.keys();
    if (this.#statements.size >= STATEMENTS_KEPT && oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(sql, statement);
  }
}
