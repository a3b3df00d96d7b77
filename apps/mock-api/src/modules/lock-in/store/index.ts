import type { Insertable, Selectable, Updateable } from 'kysely';
import { prepared } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export type LockInRow = Selectable<Database['lockIns']>;

const ofMember = prepared((db: Reader, { memberId }: { readonly memberId: string }) =>
  db.selectFrom('lockIns').selectAll().where('memberId', '=', memberId),
);

export const lockInRow = (db: Reader, memberId: string): Promise<LockInRow | undefined> =>
  ofMember.first(db, { memberId });

export function numberOf(db: Reader, memberId: string) {
  return db
    .selectFrom('members')
    .select(['brand', 'mobileNumberVerified'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Makes this the member's lock-in, in place of an earlier one. */
export async function saveLockIn(
  db: Writer,
  memberId: string,
  lockIn: Omit<Insertable<Database['lockIns']>, 'memberId'>,
): Promise<void> {
  await db
    .insertInto('lockIns')
    .values({ memberId, ...lockIn })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(lockIn))
    .execute();
}

export async function changeLockIn(
  db: Writer,
  memberId: string,
  changes: Updateable<Database['lockIns']>,
): Promise<void> {
  await db.updateTable('lockIns').set(changes).where('memberId', '=', memberId).execute();
}

/** Notes that a deposit counted towards the member's lock-in, with its amount in the currency of the promo. */
export async function keepDeposit(
  db: Writer,
  deposit: Insertable<Database['lockInDeposits']>,
): Promise<void> {
  await db.insertInto('lockInDeposits').values(deposit).execute();
}

/** Forgets a deposit, and answers what it counted for; undefined when it counted towards no lock-in that runs or was completed. */
export function takeDeposit(db: Writer, depositId: string) {
  return db
    .deleteFrom('lockInDeposits')
    .where('depositId', '=', depositId)
    .returning(['memberId', 'amountMinor', 'memberPromoId'])
    .executeTakeFirst();
}

/** Keeps the deposits of a member's running lock-in as those of the award that it earned. */
export async function keepDepositsOfAward(
  db: Writer,
  memberId: string,
  memberPromoId: string,
): Promise<void> {
  await db
    .updateTable('lockInDeposits')
    .set({ memberPromoId })
    .where('memberId', '=', memberId)
    .where('memberPromoId', 'is', null)
    .execute();
}

/** The amounts of the deposits that earned an award and were not taken back. */
export async function depositsOfAward(db: Reader, memberPromoId: string): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('lockInDeposits')
    .select('amountMinor')
    .where('memberPromoId', '=', memberPromoId)
    .execute();
  return rows.map(({ amountMinor }) => amountMinor);
}

/** Forgets which deposits counted, because their lock-in is over. */
export async function forgetDeposits(db: Writer, memberId: string): Promise<void> {
  await db
    .deleteFrom('lockInDeposits')
    .where('memberId', '=', memberId)
    .where('memberPromoId', 'is', null)
    .execute();
}
