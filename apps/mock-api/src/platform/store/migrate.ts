import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import type { Structure } from './structure.ts';

/** Brings a database to the newest structure. Throws what the failing migration threw. */
export async function migrate(db: Kysely<Database>, { migrations }: Structure): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The migrations failed.', { cause: error });
}
