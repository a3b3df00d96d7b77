import type { Selectable } from 'kysely';
import type { Database, Reader } from '#platform/store/index.ts';

export type LockInRow = Selectable<Database['lockIns']>;

export function lockInRow(db: Reader, memberId: string): Promise<LockInRow | undefined> {
  return db.selectFrom('lockIns').selectAll().where('memberId', '=', memberId).executeTakeFirst();
}

export function numberOf(db: Reader, memberId: string) {
  return db
    .selectFrom('members')
    .select(['brand', 'mobileNumberVerified'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}
