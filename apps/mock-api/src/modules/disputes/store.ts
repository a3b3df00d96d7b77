import type { Selectable } from 'kysely';
import { kept } from '#platform/store/index.ts';
import type { Database, EpochMs, Reader } from '#platform/store/index.ts';

interface ApprovedDeposit extends Pick<
  Selectable<Database['deposits']>,
  'id' | 'currency' | 'amountMinor' | 'disputedAt'
> {
  /** From when on its money was there: an approved deposit changes its state no more. */
  readonly approvedAt: EpochMs;
}

export interface DisputedDeposit extends ApprovedDeposit {
  readonly disputedAt: EpochMs;
}

/** One that was taken back; `disputedAt` is null where the first attempt took it, or its dispute had been lifted. */
export interface ReversedDeposit extends ApprovedDeposit {
  readonly reversedAt: EpochMs;
}

const wantedBack = kept(['deposits'], (db, memberId) =>
  db
    .selectFrom('deposits')
    .select(['id', 'currency', 'amountMinor', 'changedAt as approvedAt'])
    .select(['disputedAt', 'disputeLiftedAt', 'reversedAt'])
    .where('memberId', '=', memberId)
    .where((eb) =>
      eb.or([
        eb('disputedAt', 'is not', null),
        eb('disputeLiftedAt', 'is not', null),
        eb('reversedAt', 'is not', null),
      ]),
    )
    .orderBy('changedAt')
    .orderBy('seq')
    .execute(),
);

/** A member’s deposits that were disputed and are not taken back, the first to be approved first. Below payments: cashbacks ask, too. */
export const disputedDeposits = async (db: Reader, memberId: string): Promise<readonly DisputedDeposit[]> =>
  (await wantedBack(db, memberId)).flatMap(({ disputedAt, ...deposit }) =>
    disputedAt === null || deposit.reversedAt !== null ? [] : [{ ...deposit, disputedAt }],
  );

/** A member’s deposits that were taken back, the first to be approved first. */
export const reversedDeposits = async (db: Reader, memberId: string): Promise<readonly ReversedDeposit[]> =>
  (await wantedBack(db, memberId)).flatMap(({ reversedAt, ...deposit }) =>
    reversedAt === null ? [] : [{ ...deposit, reversedAt }],
  );

/** When the first of a member’s deposits was approved that were ever disputed; null where none was. */
export async function disputesSince(db: Reader, memberId: string): Promise<EpochMs | null> {
  const deposits = await wantedBack(db, memberId);
  const first = deposits.find(
    ({ disputedAt, disputeLiftedAt }) => disputedAt !== null || disputeLiftedAt !== null,
  );
  return first?.approvedAt ?? null;
}
