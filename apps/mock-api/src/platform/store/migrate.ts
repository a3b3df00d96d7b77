import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { queriesOn } from './dialect.ts';
import { SqliteFile } from './sqlite-file.ts';
import type { Structure } from './structure.ts';

/** Brings a database to the newest structure. Throws what the failing migration threw. */
export async function migrate(db: Kysely<Database>, { migrations }: Structure): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The migrations failed.', { cause: error });
}

/** A digest of the structure the migrations lead to, to tell whether a template made earlier is still good. */
export async function structureFingerprint(structure: Structure): Promise<string> {
  const db = queriesOn(new SqliteFile(':memory:', { durable: false }));
  try {
    await migrate(db, structure);
    const { rows } = await sql<{ sql: string | null }>`select sql from sqlite_master order by name`.execute(
      db,
    );
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  } finally {
    await db.destroy();
  }
}
