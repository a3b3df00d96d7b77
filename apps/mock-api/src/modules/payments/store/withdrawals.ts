import type { Insertable, Selectable, Updateable } from 'kysely';
import type { WithdrawalStatus } from '@magpie/domain/payments';
import { keysetList, newestFirst } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import { addRow, addRows, changeRow, prepared } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export type WithdrawalRow = Selectable<Database['withdrawals']>;

const ofId = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('withdrawals').selectAll().where('id', '=', id),
);

export const withdrawalRow = (db: Reader, id: string): Promise<WithdrawalRow | undefined> =>
  ofId.first(db, { id });

const order = newestFirst('withdrawals', 'withdrawals', 'createdAt');

const withdrawalsOf = (db: Reader, memberId: string) =>
  db.selectFrom('withdrawals').selectAll().where('memberId', '=', memberId);

export interface WantedWithdrawals {
  /** Of all when left out. */
  readonly statuses?: readonly WithdrawalStatus[] | undefined;
  /** Drafts from this moment or before were left. */
  readonly leftBy: Date;
}

/** A member's withdrawals but for the drafts that were left, newest first, read page by page. */
export function withdrawalList(
  db: Reader,
  memberId: string,
  { statuses, leftBy }: WantedWithdrawals,
): RowList<WithdrawalRow> {
  const all = withdrawalsOf(db, memberId);
  const open = all.where((eb) =>
    eb.or([
      eb('status', '!=', 'DRAFT'),
      eb.and([eb('supersededAt', 'is', null), eb('createdAt', '>', leftBy.getTime())]),
    ]),
  );
  return keysetList(order, { all, chosen: statuses ? open.where('status', 'in', statuses) : open });
}

/** The last of a member's withdrawals, newest first, for the operator. */
export function withdrawalRows(
  db: Reader,
  memberId: string,
  most: number,
): Promise<readonly WithdrawalRow[]> {
  return keysetList(order, { all: withdrawalsOf(db, memberId) }).read(null, most);
}

/** A member's withdrawals that can still be handed on, the oldest first. */
export function draftedWithdrawals(db: Reader, memberId: string, leftBy: Date): Promise<WithdrawalRow[]> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('status', '=', 'DRAFT')
    .where('supersededAt', 'is', null)
    .where('createdAt', '>', leftBy.getTime())
    .orderBy('seq')
    .execute();
}

export async function addWithdrawal(
  db: Writer,
  withdrawal: Insertable<Database['withdrawals']>,
): Promise<void> {
  await addRow(db, 'withdrawals', withdrawal);
}

export async function changeWithdrawal(
  db: Writer,
  id: string,
  change: Pick<Updateable<Database['withdrawals']>, 'status' | 'changedAt' | 'supersededAt' | 'supersededBy'>,
): Promise<void> {
  await changeRow(db, 'withdrawals', { id, ...change });
}

export type SplitRow = Selectable<Database['withdrawalTakings']>;

export async function addSplits(
  db: Writer,
  splits: readonly Insertable<Database['withdrawalTakings']>[],
): Promise<void> {
  await addRows(db, 'withdrawalTakings', splits);
}

const splits = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('withdrawalTakings').selectAll().where('withdrawalId', '=', id).orderBy('wallet'),
);

export const splitsOf = (db: Reader, id: string): Promise<SplitRow[]> => splits.all(db, { id });
