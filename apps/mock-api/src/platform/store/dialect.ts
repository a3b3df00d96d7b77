import {
  CompiledQuery,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { ConnectionProvider, DatabaseConnection, QueryResult } from 'kysely';
import type { Database, Reader } from './database.ts';
import { NamingCompiler } from './compiler.ts';
import type { Memory } from './memory.ts';
import { SchemaAdapter } from './postgres/adapter.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** Runs a query; its rows have the names of the code. */
function runOn<Row>(file: SqliteFile, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = file.prepare(sql);
  if (statement.reader) return { rows: statement.rows(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}

class FileConnection implements DatabaseConnection {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  // oxlint-disable-next-line typescript/require-await -- what fails is to reject
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return runOn(this.#file, query);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed.');
  }
}

/** Takes the write lock when a transaction begins, so that it can wait for it but never lose it half way. */
class FileDriver extends SqliteDriver {
  readonly #file: SqliteFile;
  readonly #connection: DatabaseConnection;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
    this.#connection = new FileConnection(file);
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    this.#file.noticeOthers();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      // SQLite may have rolled back by itself; then the error that made it do so is the one to tell.
      if (!String(error).includes('no transaction is active')) throw error;
    });
  }

  override destroy(): Promise<void> {
    this.#file.close();
    return Promise.resolve();
  }
}

const compiler = new NamingCompiler();
/** Leads from queries to their file, also from those of a transaction, which hides its executor. */
class FileAdapter extends SqliteAdapter {
  readonly file: SqliteFile;

  constructor(file: SqliteFile) {
    super();
    this.file = file;
  }
}

/** Runs queries at once: a file has one connection, for which nothing waits, and SQLite answers where it is asked. */
class FileExecutor extends DefaultQueryExecutor {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile, connections: ConnectionProvider) {
    super(compiler, new FileAdapter(file), connections);
    this.#file = file;
  }

  // oxlint-disable-next-line typescript/require-await -- what fails is to reject
  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return runOn(this.#file, query);
  }

  /** Every query of a transaction asks for one, and all of them lead to the one connection. */
  override withConnectionProvider(): this {
    return this;
  }
}

/** What the connection of a reader or a unit remembers. */
export function memoryOf(db: Pick<Reader, 'getExecutor'>): Memory {
  const { adapter } = db.getExecutor();
  if (adapter instanceof FileAdapter) return adapter.file.memory;
  if (adapter instanceof SchemaAdapter) return adapter.memory;
  throw new Error('These are no queries on a world.');
}

export function queriesOn(file: SqliteFile): Kysely<Database> {
  const dialect = new SqliteDialect({ database: file });
  const driver = new FileDriver(file);
  const executor = new FileExecutor(file, new DefaultConnectionProvider(driver));
  return new Kysely<Database>({ config: { dialect }, dialect, driver, executor });
}
