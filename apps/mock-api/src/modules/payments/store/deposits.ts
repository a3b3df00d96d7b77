import type { Insertable, Selectable, Updateable } from 'kysely';
import { inFlightStatuses } from '@magpie/domain/payments';
import type { AmountInCurrency, DepositStatus, StillSince } from '@magpie/domain/payments';
import { keysetList, newestFirst } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export type DepositRow = Selectable<Database['deposits']>;

export function depositRow(db: Reader, id: string): Promise<DepositRow | undefined> {
  return db.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A member's deposits, newest first, read page by page. @param statuses of those that are wanted; all when left out */
export function depositList(
  db: Reader,
  memberId: string,
  statuses?: readonly DepositStatus[],
): RowList<DepositRow> {
  const order = newestFirst('deposits', 'deposits', 'createdAt');
  const all = db.selectFrom('deposits').selectAll().where('memberId', '=', memberId);
  return keysetList(order, { all, chosen: statuses ? all.where('status', 'in', statuses) : all });
}

/** The last of a member's deposits, newest first, for the operator. */
export function depositRows(db: Reader, memberId: string, most: number): Promise<readonly DepositRow[]> {
  return depositList(db, memberId).read(null, most);
}

/** The deposits whose state has not changed since the time given for it, of a world or of one member, the oldest first. */
export function stillDeposits(
  db: Reader,
  stills: readonly StillSince[],
  memberId?: string,
): Promise<DepositRow[]> {
  let query = db
    .selectFrom('deposits')
    .selectAll()
    .where((eb) =>
      eb.or(
        stills.map(({ status, changedBy }) =>
          eb.and([eb('status', '=', status), eb('changedAt', '<=', changedBy.getTime())]),
        ),
      ),
    );
  if (memberId !== undefined) query = query.where('memberId', '=', memberId);
  return query.orderBy('seq').execute();
}

/** A member's deposits that were not handed on yet, the oldest first. */
export function draftedDeposits(db: Reader, memberId: string): Promise<DepositRow[]> {
  return db
    .selectFrom('deposits')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('status', '=', 'DRAFT')
    .orderBy('seq')
    .execute();
}

export function pendingDeposits(db: Reader): Promise<DepositRow[]> {
  return db.selectFrom('deposits').selectAll().where('status', '=', 'PENDING').orderBy('seq').execute();
}

/** The amounts of a member's deposits that were handed on and may still be approved, one of them left out. */
export async function inFlightAmounts(
  db: Reader,
  memberId: string,
  exceptId: string,
): Promise<readonly AmountInCurrency[]> {
  const rows = await db
    .selectFrom('deposits')
    .select(['amountMinor', 'currency'])
    .where('memberId', '=', memberId)
    .where('status', 'in', inFlightStatuses)
    .where('id', '!=', exceptId)
    .execute();
  return rows.map(({ amountMinor, currency }) => ({ amount: amountMinor, currency }));
}

export async function addDeposit(db: Writer, deposit: Insertable<Database['deposits']>): Promise<void> {
  await db.insertInto('deposits').values(deposit).execute();
}

export type DepositChange = Pick<
  Updateable<Database['deposits']>,
  'status' | 'changedAt' | 'promoId' | 'cryptoCurrency' | 'reversedAt' | 'disputedAt' | 'disputeLiftedAt'
>;

export async function changeDeposit(db: Writer, id: string, change: DepositChange): Promise<void> {
  await db.updateTable('deposits').set(change).where('id', '=', id).execute();
}
