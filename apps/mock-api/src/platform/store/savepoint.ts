import { sql } from 'kysely';
import type { Writer } from './database.ts';

/**
 * The database took back the whole transaction by itself, as SQLite does when the disk is full or fails. Nothing may be
 * written before the transaction is left: it would be committed alone.
 */
export class TransactionLost extends Error {}

async function takeBack(db: Writer, error: unknown): Promise<void> {
  try {
    await sql`rollback to part`.execute(db);
    await sql`release part`.execute(db);
  } catch {
    throw new TransactionLost('The database took the whole transaction back.', { cause: error });
  }
}

/**
 * Runs work as a part of a transaction: when it throws, what it wrote is taken back, and the rest of it stays.
 * @throws TransactionLost when the rest of it is gone too
 */
export async function inSavepoint<T>(db: Writer, work: (db: Writer) => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(db);
  try {
    const result = await work(db);
    await sql`release part`.execute(db);
    return result;
  } catch (error) {
    await takeBack(db, error);
    throw error;
  }
}
