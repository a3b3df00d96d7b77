import {
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  HandleEmptyInListsPlugin,
  Kysely,
  replaceWithNoncontingentExpression,
} from 'kysely';
import type {
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  Driver,
  TableMetadata,
  TransactionSettings,
} from 'kysely';
import type { Database } from '../database.ts';
import { SchemaAdapter } from './adapter.ts';
import { PostgresCompiler } from './compiler.ts';
import { SchemaConnection } from './connection.ts';
import type { SchemaParts } from './connection.ts';

/** What goes with the transactions of a schema, so that all replicas have one after the other. */
export interface TransactionSteps {
  readonly begun: (connection: SchemaConnection) => Promise<void>;
  /** @param names what was written */
  readonly committing: (connection: SchemaConnection, names: ReadonlySet<string>) => Promise<void>;
  /** Runs when something that was written is committed. */
  readonly committed: () => void;
}

export const noSteps: TransactionSteps = {
  begun: () => Promise.resolve(),
  committing: () => Promise.resolve(),
  committed: () => undefined,
};

function asOurs(connection: DatabaseConnection): SchemaConnection {
  if (!(connection instanceof SchemaConnection)) throw new Error('This is no connection of a schema.');
  return connection;
}

class SchemaDriver implements Driver {
  readonly #parts: SchemaParts;
  readonly #kind: 'reading' | 'writing';
  readonly #steps: TransactionSteps;

  constructor(parts: SchemaParts, kind: 'reading' | 'writing', steps: TransactionSteps) {
    this.#parts = parts;
    this.#kind = kind;
    this.#steps = steps;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const { server, schema, check } = this.#parts;
    check?.();
    return new SchemaConnection(this.#parts, await server.borrow(this.#kind, schema));
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel }: TransactionSettings,
  ): Promise<void> {
    const ours = asOurs(connection);
    await ours.run(isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`);
    try {
      await this.#steps.begun(ours);
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const ours = asOurs(connection);
    const { memory } = this.#parts;
    const isWritten = memory.pending.size > 0;
    if (isWritten) await this.#steps.committing(ours, memory.pending);
    const { command } = await ours.run('commit');
    // It answers the commit of a transaction that failed before by taking it back.
    if (command === 'ROLLBACK') throw new Error('The database took the transaction back.');
    if (isWritten) this.#steps.committed();
    memory.leave();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { memory } = this.#parts;
    memory.note({ names: [], of: 'UNDOING' });
    memory.leave();
    await asOurs(connection)
      .run('rollback')
      .catch(() => {
        asOurs(connection).spoil();
      });
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    asOurs(connection).giveBack();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

/** Tells the library's migrations whether their own tables are there. */
function introspectorOf(db: Kysely<unknown>): DatabaseIntrospector {
  const getTables = async (): Promise<TableMetadata[]> => {
    const { rows } = await db.getExecutor().executeQuery<{ tablename: string }>({
      ...db.selectNoFrom([]).compile(),
      sql: 'select tablename from pg_tables where schemaname = current_schema()',
      parameters: [],
    });
    return rows.map(({ tablename }) => ({ name: tablename, isView: false, isForeign: false, columns: [] }));
  };
  return { getSchemas: () => Promise.resolve([]), getTables };
}

/** Nothing is in an empty list, which SQLite knows and PostgreSQL does not understand. */
const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });

/** The queries on the tables of a schema. */
export function queriesOnSchema(
  parts: SchemaParts,
  kind: 'reading' | 'writing',
  steps: TransactionSteps = noSteps,
): Kysely<Database> {
  const driver = new SchemaDriver(parts, kind, steps);
  const adapter = new SchemaAdapter(parts.memory);
  const compiler = new PostgresCompiler();
  const dialect: Dialect = {
    createDriver: () => driver,
    createAdapter: () => adapter,
    createQueryCompiler: () => compiler,
    createIntrospector: introspectorOf,
  };
  const executor = new DefaultQueryExecutor(compiler, adapter, new DefaultConnectionProvider(driver), [
    emptyLists,
  ]);
  return new Kysely<Database>({ config: { dialect }, dialect, driver, executor });
}
