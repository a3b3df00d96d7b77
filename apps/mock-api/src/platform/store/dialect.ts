import { CamelCasePlugin, CompiledQuery, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, SqliteDatabase } from 'kysely';
import type { Database } from './database.ts';

/** Takes the write lock when a transaction begins, so that it can wait for it but never lose it half way. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      // SQLite may have rolled back by itself; then the error that made it do so is the one to tell.
      if (!String(error).includes('no transaction is active')) throw error;
    });
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }
}

export function queriesOn(database: SqliteDatabase): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new ImmediateDialect(database),
    plugins: [new CamelCasePlugin()],
  });
}
