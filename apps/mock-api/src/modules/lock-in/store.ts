import type { Selectable } from 'kysely';
import type { Database, Reader } from '../../platform/store/index.ts';

export type LockInRow = Selectable<Database['lock_ins']>;

export function lockInRow(db: Reader, memberId: string): Promise<LockInRow | undefined> {
  return db.selectFrom('lock_ins').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

export function numberOf(db: Reader, memberId: string) {
  return db
    .selectFrom('members')
    .select(['brand', 'mobile_number_verified'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}
