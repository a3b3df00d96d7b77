import type { Insertable } from 'kysely';
import type { Database, Reader, Writer } from '../store/database.ts';

/** What a member used a key for; undefined for an unused one. */
export function usedKey(db: Reader, memberId: string, key: string) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['operation', 'contentHash', 'result'])
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function saveKey(db: Writer, used: Insertable<Database['idempotencyKeys']>): Promise<void> {
  await db.insertInto('idempotencyKeys').values(used).execute();
}
