import type { Insertable, Selectable, Updateable } from 'kysely';
import type { DueWork } from '#platform/jobs/index.ts';
import { kept, prepared, preparedUpTo } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export type LockInRow = Selectable<Database['lockIns']>;

export type CountedDeposit = Pick<
  Selectable<Database['lockInDeposits']>,
  'depositId' | 'memberId' | 'amountMinor' | 'memberPromoId'
>;

export type LockInWithdrawalRow = Selectable<Database['lockInWithdrawals']>;

const ofMember = prepared((db: Reader, { memberId }: { readonly memberId: string }) =>
  db.selectFrom('lockIns').selectAll().where('memberId', '=', memberId),
);

const row = kept(['lockIns'], (db, memberId) => ofMember.first(db, { memberId }));

export const lockInRow = (db: Reader, memberId: string): Promise<LockInRow | undefined> => row(db, memberId);

const keyOf = ({ memberId, lastLockInAt }: Pick<LockInRow, 'memberId' | 'lastLockInAt'>) =>
  `${memberId}:${String(lastLockInAt)}`;

const firstEnds = preparedUpTo((db: Reader) =>
  db
    .selectFrom('lockIns')
    .innerJoin('promos', 'promos.id', 'lockIns.promoId')
    .select(['lockIns.memberId', 'lockIns.lastLockInAt', 'promos.expiresAt'])
    .where('lockIns.completed', '=', false)
    .where('lockIns.cancelled', '=', false)
    .where('promos.expiresAt', 'is not', null)
    .orderBy('promos.expiresAt')
    .orderBy('lockIns.memberId'),
);

/** The ends of the promos whose lock-ins are not finished, the first at the top. */
export async function lockInEnds(db: Reader, limit: number): Promise<DueWork[]> {
  return (await firstEnds(db, limit)).flatMap((row) =>
    row.expiresAt === null ? [] : [{ key: keyOf(row), memberId: row.memberId, at: row.expiresAt }],
  );
}

export async function lockInOfKey(db: Reader, key: string): Promise<LockInRow | undefined> {
  const [memberId = ''] = key.split(':');
  return lockInRow(db, memberId);
}

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

/** A deposit that counts, or that was taken back, of a lock-in that runs or was completed. */
export function countedDeposit(
  db: Reader,
  depositId: string,
  is: { readonly takenBack: boolean },
): Promise<CountedDeposit | undefined> {
  return db
    .selectFrom('lockInDeposits')
    .select(['depositId', 'memberId', 'amountMinor', 'memberPromoId'])
    .where('depositId', '=', depositId)
    .where('takenBack', '=', is.takenBack)
    .executeTakeFirst();
}

export async function markDeposit(
  db: Writer,
  depositId: string,
  as: { readonly takenBack: boolean },
): Promise<void> {
  await db.updateTable('lockInDeposits').set(as).where('depositId', '=', depositId).execute();
}

const counted = ['lockInDeposits', 'lockInWithdrawals'] as const;

/** Keeps the deposits of a member's running lock-in, and what was withdrawn of them, as those of the award that it earned. */
export async function keepDepositsOfAward(
  db: Writer,
  memberId: string,
  memberPromoId: string,
): Promise<void> {
  for (const table of counted)
    await db
      .updateTable(table)
      .set({ memberPromoId })
      .where('memberId', '=', memberId)
      .where('memberPromoId', 'is', null)
      .execute();
}

/** The same of an award that was given anew. */
export async function moveDepositsOfAward(db: Writer, from: string, memberPromoId: string): Promise<void> {
  for (const table of counted)
    await db.updateTable(table).set({ memberPromoId }).where('memberPromoId', '=', from).execute();
}

/** Notes what a withdrawal took off the deposits of a member's lock-in, in the currency of the promo. */
export async function keepWithdrawal(
  db: Writer,
  withdrawal: Insertable<Database['lockInWithdrawals']>,
): Promise<void> {
  await db.insertInto('lockInWithdrawals').values(withdrawal).execute();
}

const taken = prepared((db: Writer, { withdrawalId }: { readonly withdrawalId: string }) =>
  db
    .deleteFrom('lockInWithdrawals')
    .where('withdrawalId', '=', withdrawalId)
    .returning(['memberId', 'amountMinor', 'memberPromoId']),
);

/** Forgets a withdrawal, and answers what it took off; undefined when that was nothing of a lock-in that runs or was completed. */
export const takeWithdrawal = (db: Writer, withdrawalId: string) => taken.first(db, { withdrawalId });

/** What was withdrawn of the deposits of an award, or with null of those of a member's running lock-in, while it ran. */
export async function withdrawnOf(
  db: Reader,
  memberId: string,
  memberPromoId: string | null,
): Promise<readonly LockInWithdrawalRow[]> {
  return db
    .selectFrom('lockInWithdrawals')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('memberPromoId', memberPromoId === null ? 'is' : '=', memberPromoId)
    .orderBy('withdrawalId')
    .execute();
}

export async function changeWithdrawal(
  db: Writer,
  withdrawalId: string,
  changes: Pick<LockInWithdrawalRow, 'amountMinor' | 'forgottenMinor'>,
): Promise<void> {
  await db.updateTable('lockInWithdrawals').set(changes).where('withdrawalId', '=', withdrawalId).execute();
}

/** The amounts of the deposits that earned an award and were not taken back. */
export async function depositsOfAward(db: Reader, memberPromoId: string): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('lockInDeposits')
    .select('amountMinor')
    .where('memberPromoId', '=', memberPromoId)
    .where('takenBack', '=', false)
    .execute();
  return rows.map(({ amountMinor }) => amountMinor);
}

/** Forgets which deposits counted, and what was withdrawn of them, because their lock-in is over. */
export async function forgetDeposits(db: Writer, memberId: string): Promise<void> {
  for (const table of counted)
    await db.deleteFrom(table).where('memberId', '=', memberId).where('memberPromoId', 'is', null).execute();
}
