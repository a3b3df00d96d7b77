import { sql } from 'kysely';
import type { Writer } from './database.ts';

/** Runs work as a part of a transaction: when it throws, what it wrote is taken back, and the rest of it stays. */
export async function inSavepoint<T>(db: Writer, work: (db: Writer) => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(db);
  try {
    const result = await work(db);
    await sql`release part`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to part`.execute(db);
    await sql`release part`.execute(db);
    throw error;
  }
}
