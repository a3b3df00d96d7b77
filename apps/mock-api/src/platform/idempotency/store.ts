import type { Insertable } from 'kysely';
import type { Database, Reader, Writer } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { addRow } from '../store/written-rows.ts';

const usesOf = (db: Reader, key: string) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['memberId', 'operation', 'contentHash', 'result'])
    .where('key', '=', key);

interface MemberKey {
  readonly memberId: string;
  readonly key: string;
}

const ofMember = prepared((db: Reader, { memberId, key }: MemberKey) =>
  usesOf(db, key).where('memberId', '=', memberId),
);

/** What a member used a key for; undefined for an unused one. */
export const usedKey = (db: Reader, memberId: string, key: string) => ofMember.first(db, { memberId, key });

interface OperatorKey extends MemberKey {
  readonly operation: string;
}

/** What a key was used for with a member, or in an operation with any other; undefined for an unused one. */
export function keyOfOperator(db: Reader, { memberId, key, operation }: OperatorKey) {
  return usesOf(db, key)
    .where((eb) => eb.or({ memberId, operation }))
    .executeTakeFirst();
}

export async function saveKey(db: Writer, used: Insertable<Database['idempotencyKeys']>): Promise<void> {
  await addRow(db, 'idempotencyKeys', used);
}
