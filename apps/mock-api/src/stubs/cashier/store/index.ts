import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database, EpochMs, Reader, Writer } from '#platform/store/index.ts';

export type TransactionRow = Selectable<Database['cashierTransactions']>;

export type CallbackRow = Selectable<Database['cashierCallbacks']>;

/** The provider's transaction for a payment, or undefined while there is none. */
export function transactionOf(db: Reader, paymentId: string): Promise<TransactionRow | undefined> {
  return db
    .selectFrom('cashierTransactions')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
}

export function saveTransaction(
  db: Writer,
  transaction: Insertable<Database['cashierTransactions']>,
): Promise<TransactionRow> {
  return db.insertInto('cashierTransactions').values(transaction).returningAll().executeTakeFirstOrThrow();
}

export async function changeTransaction(
  db: Writer,
  id: string,
  changes: Partial<Pick<TransactionRow, 'outcome' | 'refusal' | 'step'>>,
): Promise<void> {
  await db.updateTable('cashierTransactions').set(changes).where('id', '=', id).execute();
}

export async function saveCallback(
  db: Writer,
  callback: Insertable<Database['cashierCallbacks']>,
): Promise<void> {
  await db.insertInto('cashierCallbacks').values(callback).execute();
}

export async function changeCallback(
  db: Writer,
  { seq }: CallbackRow,
  changes: Updateable<Database['cashierCallbacks']>,
): Promise<void> {
  await db.updateTable('cashierCallbacks').set(changes).where('seq', '=', seq).execute();
}

/** Takes the callbacks of a transaction that are still to be sent out of the queue. */
export async function dropCallbacks(db: Writer, transactionId: string, at: EpochMs): Promise<void> {
  await db
    .updateTable('cashierCallbacks')
    .set({ doneAt: at, answer: 'DROPPED' })
    .where('transactionId', '=', transactionId)
    .where('doneAt', 'is', null)
    .execute();
}

/** The transactions of payments that wait for the bank: nothing is to be sent for them, and none was given up. */
export function silentTransactions(db: Reader, paymentIds: readonly string[]): Promise<TransactionRow[]> {
  return db
    .selectFrom('cashierTransactions')
    .selectAll()
    .where('paymentId', 'in', paymentIds)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('cashierCallbacks')
            .select('seq')
            .whereRef('transactionId', '=', 'cashierTransactions.id')
            .where((callback) =>
              callback.or([callback('doneAt', 'is', null), callback('call', '=', 'cancel')]),
            ),
        ),
      ),
    )
    .execute();
}

const openCallbacks = (db: Reader) => db.selectFrom('cashierCallbacks').where('doneAt', 'is', null);

/** Whether callbacks of a transaction are still to be sent. */
export async function hasOpenCallbacks(db: Reader, transactionId: string): Promise<boolean> {
  const open = await openCallbacks(db)
    .select('seq')
    .where('transactionId', '=', transactionId)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** The callback that is to be sent first of those whose time has come, or undefined. */
export function dueCallback(db: Reader, now: EpochMs): Promise<CallbackRow | undefined> {
  return openCallbacks(db).selectAll().where('dueAt', '<=', now).orderBy('seq').limit(1).executeTakeFirst();
}

/** When the next callback of a world is due; null while none is to be sent. */
export async function nextDueAt(db: Reader): Promise<EpochMs | null> {
  const next = await openCallbacks(db).select('dueAt').orderBy('dueAt').limit(1).executeTakeFirst();
  return next?.dueAt ?? null;
}
