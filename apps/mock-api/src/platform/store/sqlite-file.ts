import { backup, DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import { Memory } from './memory.ts';
import { noted, queryOf } from './statement.ts';
import type { NamedStatement } from './statement.ts';
import type { Structure } from './structure.ts';
import { anything, effectOf } from './written.ts';

/** More than all that the platform has; a list of ids makes a statement for each length. */
const STATEMENTS_KEPT = 1000;
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Pages of the log before it is carried into the file. A shared commit writes hundreds; at SQLite's own 1,000 every third one
 * would wait for two more syncs.
 */
const LOG_PAGES = 16_000;

/** All at once: nothing is written meanwhile. */
const PAGES_PER_STEP = 1_000_000;

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
  /** Runs when the connection has committed something, with the names of what it has written. */
  readonly onCommit?: (names: ReadonlySet<string>) => void;
}

/**
 * One connection to a SQLite file, as Kysely wants it. It opens when first used and may be closed at any time between
 * statements: the next statement opens it again. Columns that end in `_minor` are read as bigint, all other whole
 * numbers as numbers; one that is too large for a number is refused, never rounded.
 */
export class SqliteFile implements SqliteDatabase {
  readonly path: string;
  readonly memory: Memory;
  readonly #options: SqliteFileOptions;
  readonly #statements = new Map<string, NamedStatement>();
  #database: DatabaseSync | undefined;
  #over: (() => Error) | null = null;
  #structure = 0;
  /** Tells a number that changes when another connection commits. */
  #others: StatementSync | undefined;
  #seenOfOthers: unknown;

  constructor(path: string, options: SqliteFileOptions) {
    this.path = path;
    this.memory = new Memory(options.onCommit);
    this.#options = options;
  }

  prepare(sql: string): NamedStatement {
    const database = this.#use();
    this.#forgetOldStatements();
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const query = queryOf(database, sql, this.#options.isFlag ?? (() => false));
    const statement = noted(database, this.memory, { statement: query, sql });
    this.#keep(sql, statement);
    return statement;
  }

  exec(sql: string): void {
    const database = this.#use();
    this.memory.run(
      effectOf(sql),
      () => database.isTransaction,
      () => {
        database.exec(sql);
      },
    );
  }

  /** Writes a copy, also of what is only in the write-ahead log. */
  async copyTo(path: string): Promise<void> {
    await backup(this.#use(), path, { rate: PAGES_PER_STEP });
  }

  /** Forgets what was read when another process has written since; to be asked when the write lock is held. */
  noticeOthers(): void {
    this.#others ??= this.#use().prepare('pragma data_version');
    const seen = this.#others.get()?.['data_version'];
    const before = this.#seenOfOthers;
    this.#seenOfOthers = seen;
    if (seen === before) return;
    this.memory.told([anything]);
    this.#options.onCommit?.(new Set([anything]));
  }

  /** Closes the connection until it is used again. */
  close(): void {
    this.memory.forget();
    this.#statements.clear();
    this.#others = undefined;
    this.#seenOfOthers = undefined;
    this.#database?.close();
    this.#database = undefined;
  }

  dispose(over: () => Error): void {
    this.close();
    this.#over = over;
  }

  /** The columns of a statement are looked at once, and may be others after a change of the structure. */
  #forgetOldStatements(): void {
    const structure = this.memory.stampOf([anything]);
    if (structure === this.#structure) return;
    this.#structure = structure;
    this.#statements.clear();
  }

  #use(): DatabaseSync {
    if (this.#over) throw this.#over();
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
