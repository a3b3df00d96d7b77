import type { Insertable, Selectable, Updateable } from 'kysely';
import { keysetList } from '../../../platform/paging/index.ts';
import type { RowList } from '../../../platform/paging/index.ts';
import type { Database, Reader, Writer } from '../../../platform/store/index.ts';

/** A withdrawal as stored. */
export type WithdrawalRow = Selectable<Database['withdrawals']>;

/** The withdrawal with this id, or undefined. */
export function withdrawalRow(db: Reader, id: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A member's withdrawals, newest first, read page by page. */
export function withdrawalList(db: Reader, memberId: string): RowList<WithdrawalRow> {
  const order = {
    name: 'withdrawals',
    table: 'withdrawals',
    columns: ['created_at', 'seq'],
    direction: 'desc',
  } as const;
  const all = db.selectFrom('withdrawals').selectAll().where('member_id', '=', memberId);
  return keysetList(order, { all });
}

/** All of a member's withdrawals, newest first, for the operator. */
export function withdrawalRows(db: Reader, memberId: string): Promise<WithdrawalRow[]> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .execute();
}

/** Keeps a new withdrawal. */
export async function addWithdrawal(
  db: Writer,
  withdrawal: Insertable<Database['withdrawals']>,
): Promise<void> {
  await db.insertInto('withdrawals').values(withdrawal).execute();
}

/** Changes the state of a withdrawal. */
export async function changeWithdrawal(
  db: Writer,
  id: string,
  change: Pick<Updateable<Database['withdrawals']>, 'status' | 'changed_at'>,
): Promise<void> {
  await db.updateTable('withdrawals').set(change).where('id', '=', id).execute();
}

/** A part of a withdrawal and the wallet it was taken from, as stored. */
export type TakingRow = Selectable<Database['withdrawal_takings']>;

/** Keeps from which wallets a withdrawal was taken. */
export async function addTakings(
  db: Writer,
  takings: readonly Insertable<Database['withdrawal_takings']>[],
): Promise<void> {
  await db.insertInto('withdrawal_takings').values(takings).execute();
}

/** From which wallets a withdrawal was taken. */
export function takingsOf(db: Reader, withdrawalId: string): Promise<TakingRow[]> {
  return db.selectFrom('withdrawal_takings').selectAll().where('withdrawal_id', '=', withdrawalId).execute();
}
