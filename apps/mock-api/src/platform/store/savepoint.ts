import type { Writer } from './database.ts';
import { runText } from './text-query.ts';

/**
 * The database took back the whole transaction by itself, as SQLite does when the disk is full or fails. Nothing may be
 * written before the transaction is left: it would be committed alone.
 */
export class TransactionLost extends Error {}

const begin = (db: Writer) => runText(db, 'savepoint part', []);
const keep = (db: Writer) => runText(db, 'release part', []);
const undo = (db: Writer) => runText(db, 'rollback to part', []);

async function takeBack(db: Writer, error: unknown): Promise<void> {
  try {
    await undo(db);
    await keep(db);
  } catch {
    throw new TransactionLost('The database took the whole transaction back.', { cause: error });
  }
}

/**
 * Runs work as a part of a transaction: when it throws, what it wrote is taken back, and the rest of it stays.
 * @throws TransactionLost when the rest of it is gone too
 */
export async function inSavepoint<T>(db: Writer, work: (db: Writer) => Promise<T>): Promise<T> {
  await begin(db);
  try {
    const result = await work(db);
    await keep(db);
    return result;
  } catch (error) {
    await takeBack(db, error);
    throw error;
  }
}
