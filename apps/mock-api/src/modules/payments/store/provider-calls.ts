import type { Insertable } from 'kysely';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

const authorizations = (db: Reader, paymentId: string) =>
  db
    .selectFrom('providerCalls')
    .select('seq')
    .where('paymentId', '=', paymentId)
    .where('call', '=', 'authorize')
    .where('outcome', '=', 'DONE');

export async function isAuthorized(db: Reader, paymentId: string): Promise<boolean> {
  return (await authorizations(db, paymentId).executeTakeFirst()) !== undefined;
}

/** What an earlier callback of the same name about a transaction was answered for good, and its content; undefined without one. */
export function answeredCall(
  db: Reader,
  transactionId: string,
  call: Insertable<Database['providerCalls']>['call'],
): Promise<{ readonly contentHash: string; readonly answer: string } | undefined> {
  return db
    .selectFrom('providerCalls')
    .select(['contentHash', 'answer'])
    .where('transactionId', '=', transactionId)
    .where('call', '=', call)
    .where('outcome', '!=', 'EARLY')
    .executeTakeFirst();
}

export async function belongsToAnother(
  db: Reader,
  paymentId: string,
  transactionId: string,
): Promise<boolean> {
  const other = await authorizations(db, paymentId)
    .where('transactionId', '!=', transactionId)
    .executeTakeFirst();
  return other !== undefined;
}

export async function noteCall(db: Writer, call: Insertable<Database['providerCalls']>): Promise<void> {
  await db.insertInto('providerCalls').values(call).execute();
}
