import type { Selectable } from 'kysely';
import { kept } from '#platform/store/index.ts';
import type { Database, EpochMs, Reader } from '#platform/store/index.ts';

export interface DisputedDeposit extends Pick<
  Selectable<Database['deposits']>,
  'id' | 'currency' | 'amountMinor'
> {
  /** From when on its money was there: an approved deposit changes its state no more. */
  readonly approvedAt: EpochMs;
}

export interface TakenBackDeposit extends DisputedDeposit {
  readonly reversedAt: EpochMs;
}

const disputedOf = kept(['deposits'], (db, memberId) =>
  db
    .selectFrom('deposits')
    .select(['id', 'currency', 'amountMinor', 'changedAt as approvedAt'])
    .where('memberId', '=', memberId)
    .where('disputedAt', 'is not', null)
    .where('reversedAt', 'is', null)
    .orderBy('changedAt')
    .orderBy('seq')
    .execute(),
);

/** A member’s deposits that were disputed and are not taken back, the first to be approved first. Below payments: cashbacks ask, too. */
export const disputedDeposits = (db: Reader, memberId: string): Promise<readonly DisputedDeposit[]> =>
  disputedOf(db, memberId);

/** A member’s deposits that were disputed and taken back later, the first to be approved first. */
export async function takenBackDeposits(db: Reader, memberId: string): Promise<readonly TakenBackDeposit[]> {
  const rows = await db
    .selectFrom('deposits')
    .select(['id', 'currency', 'amountMinor', 'changedAt as approvedAt', 'reversedAt'])
    .where('memberId', '=', memberId)
    .where('disputedAt', 'is not', null)
    .where('reversedAt', 'is not', null)
    .orderBy('changedAt')
    .orderBy('seq')
    .$narrowType<{ reversedAt: EpochMs }>()
    .execute();
  return rows;
}
