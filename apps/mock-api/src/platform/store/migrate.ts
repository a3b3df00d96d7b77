import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import type { Structure } from './structure.ts';

/** Whether a file has the newest structure already, found by one query. Within a transaction a missing table would end that. */
export async function isNewest(db: Kysely<Database>, { migrations }: Structure): Promise<boolean> {
  const names = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`;
  const rows = await names.execute(db).then(
    (result) => result.rows,
    () => [],
  );
  return rows.map(({ name }) => name).join() === Object.keys(migrations).sort().join();
}

/** Brings a database to the newest structure. Throws what the failing migration threw. */
export async function migrate(db: Kysely<Database>, { migrations }: Structure): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The migrations failed.', { cause: error });
}
