import type { Selectable } from 'kysely';
import type { Database, Reader } from '../../platform/store/index.ts';

/** The promo a member is or was last locked in to, as stored. */
export type LockInRow = Selectable<Database['lock_ins']>;

/** A member's lock-in, a cancelled one included, or undefined. */
export function lockInRow(db: Reader, memberId: string): Promise<LockInRow | undefined> {
  return db.selectFrom('lock_ins').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/** What of a member tells whether their mobile number is to be verified. */
export function numberOf(db: Reader, memberId: string) {
  return db
    .selectFrom('members')
    .select(['brand', 'mobile_number_verified'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}
