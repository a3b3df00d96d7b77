import type { Selectable } from 'kysely';
import { kept } from '#platform/store/index.ts';
import type { Database, EpochMs, Reader } from '#platform/store/index.ts';

export type DisputedDeposit = Pick<
  Selectable<Database['deposits']>,
  'id' | 'currency' | 'amountMinor' | 'createdAt'
>;

export interface TakenBackDeposit extends DisputedDeposit {
  readonly reversedAt: EpochMs;
}

const disputedOf = kept(['deposits'], (db, memberId) =>
  db
    .selectFrom('deposits')
    .select(['id', 'currency', 'amountMinor', 'createdAt'])
    .where('memberId', '=', memberId)
    .where('disputedAt', 'is not', null)
    .where('reversedAt', 'is', null)
    .orderBy('seq')
    .execute(),
);

/** A member’s deposits that were disputed and are not taken back, the oldest first. Below payments: cashbacks ask, too. */
export const disputedDeposits = (db: Reader, memberId: string): Promise<readonly DisputedDeposit[]> =>
  disputedOf(db, memberId);

/** A member’s deposits that were disputed and taken back later, the oldest first. */
export async function takenBackDeposits(db: Reader, memberId: string): Promise<readonly TakenBackDeposit[]> {
  const rows = await db
    .selectFrom('deposits')
    .select(['id', 'currency', 'amountMinor', 'createdAt', 'reversedAt'])
    .where('memberId', '=', memberId)
    .where('disputedAt', 'is not', null)
    .where('reversedAt', 'is not', null)
    .orderBy('seq')
    .$narrowType<{ reversedAt: EpochMs }>()
    .execute();
  return rows;
}
