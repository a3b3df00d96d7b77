import type { Insertable } from 'kysely';
import type { Database, Reader, Writer } from '../../../platform/store/index.ts';

export async function isAuthorized(db: Reader, paymentId: string): Promise<boolean> {
  const authorization = await db
    .selectFrom('provider_calls')
    .select('seq')
    .where('payment_id', '=', paymentId)
    .where('call', '=', 'authorize')
    .where('outcome', '=', 'DONE')
    .executeTakeFirst();
  return authorization !== undefined;
}

/** What an earlier callback of the same name about a transaction was answered for good, and its content; undefined without one. */
export function answeredCall(
  db: Reader,
  transactionId: string,
  call: Insertable<Database['provider_calls']>['call'],
): Promise<{ readonly content_hash: string; readonly answer: string } | undefined> {
  return db
    .selectFrom('provider_calls')
    .select(['content_hash', 'answer'])
    .where('transaction_id', '=', transactionId)
    .where('call', '=', call)
    .where('outcome', '!=', 'EARLY')
    .executeTakeFirst();
}

export async function belongsToAnother(
  db: Reader,
  paymentId: string,
  transactionId: string,
): Promise<boolean> {
  const other = await db
    .selectFrom('provider_calls')
    .select('seq')
    .where('payment_id', '=', paymentId)
    .where('call', '=', 'authorize')
    .where('outcome', '=', 'DONE')
    .where('transaction_id', '!=', transactionId)
    .executeTakeFirst();
  return other !== undefined;
}

export async function noteCall(db: Writer, call: Insertable<Database['provider_calls']>): Promise<void> {
  await db.insertInto('provider_calls').values(call).execute();
}
