import type { Insertable } from 'kysely';
import type { Database, Reader, Writer } from '../store/database.ts';

const usesOf = (db: Reader, key: string) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['memberId', 'operation', 'contentHash', 'result'])
    .where('key', '=', key);

/** What a member used a key for; undefined for an unused one. */
export function usedKey(db: Reader, memberId: string, key: string) {
  return usesOf(db, key).where('memberId', '=', memberId).executeTakeFirst();
}

interface OperatorKey {
  readonly memberId: string;
  readonly key: string;
  readonly operation: string;
}

/** What a key was used for with a member, or in an operation with any other; undefined for an unused one. */
export function keyOfOperator(db: Reader, { memberId, key, operation }: OperatorKey) {
  return usesOf(db, key)
    .where((eb) => eb.or({ memberId, operation }))
    .executeTakeFirst();
}

export async function saveKey(db: Writer, used: Insertable<Database['idempotencyKeys']>): Promise<void> {
  await db.insertInto('idempotencyKeys').values(used).execute();
}
