import type { Insertable, Updateable } from 'kysely';
import { keysetList, newestFirst } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import { changeRow, kept, prepared } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';
import type { MemberPromoRow } from '../model.ts';
import { promoRecord } from './promos.ts';

const active = prepared((db: Reader, { memberId }: { readonly memberId: string }) =>
  db.selectFrom('memberPromos').selectAll().where('memberId', '=', memberId).where('status', '=', 'ACTIVE'),
);

export const activeRow = (db: Reader, memberId: string): Promise<MemberPromoRow | undefined> =>
  active.first(db, { memberId });

/** What a member's active promo is; how far it has come is for {@link activeRow}. */
export type ActivePromo = Pick<MemberPromoRow, 'id' | 'promoId' | 'currency' | 'walletMode'>;

const terms = prepared((db: Reader, { memberId }: { readonly memberId: string }) =>
  db
    .selectFrom('memberPromos')
    .select(['id', 'promoId', 'currency', 'walletMode'])
    .where('memberId', '=', memberId)
    .where('status', '=', 'ACTIVE'),
);

const columns = ['id', 'memberId', 'promoId', 'currency', 'walletMode', 'status'] as const;

const activeOf = kept([{ table: 'memberPromos', columns }], (db, memberId) => terms.first(db, { memberId }));

export const activePromoOf = (db: Reader, memberId: string): Promise<ActivePromo | undefined> =>
  activeOf(db, memberId);

/** A member's active promo with the promo that it is of; null without one. */
export async function activePromoRecord(db: Reader, memberId: string) {
  const active = await activePromoOf(db, memberId);
  const record = active && (await promoRecord(db, active.promoId));
  return record ? { ...active, record } : null;
}

const byId = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('memberPromos').selectAll().where('id', '=', id),
);

/** A member's promo by its id. @throws Error when there is none */
export async function memberPromoRow(db: Reader, id: string): Promise<MemberPromoRow> {
  const row = await byId.first(db, { id });
  if (!row) throw new Error(`There is no promo ${id} of a member.`);
  return row;
}

/** A member's promos in some states, newest first, read page by page. */
export function memberPromoList(
  db: Reader,
  memberId: string,
  statuses: readonly MemberPromoRow['status'][],
): RowList<MemberPromoRow> {
  const order = newestFirst('promoHistory', 'memberPromos', 'createdAt');
  const all = db.selectFrom('memberPromos').selectAll().where('memberId', '=', memberId);
  return keysetList(order, { all, chosen: all.where('status', 'in', statuses) });
}

/** The promo that was awarded to a member first of those whose wait for another to end is not over, or undefined. */
export function nextPending(db: Reader, memberId: string, now: Date): Promise<MemberPromoRow | undefined> {
  return db
    .selectFrom('memberPromos')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('status', '=', 'PENDING')
    .where('waitsFor', '=', 'OTHER_PROMO')
    .where('expiresAt', '>', now.getTime())
    .orderBy('seq')
    .executeTakeFirst();
}

/** Awards that wait, of a member or with null of all, in the order in which they were awarded. */
export function pendingRows(db: Reader, memberId: string | null): Promise<MemberPromoRow[]> {
  const all = db.selectFrom('memberPromos').selectAll().where('status', '=', 'PENDING').orderBy('seq');
  return (memberId === null ? all : all.where('memberId', '=', memberId)).execute();
}

export const findMemberPromo = (db: Reader, id: string): Promise<MemberPromoRow | undefined> =>
  byId.first(db, { id });

/** The names of the bonuses that became some of a member's promos, by the ids of the promos. */
export async function bonusNamesOf(
  db: Reader,
  memberId: string,
  memberPromoIds: readonly string[],
): Promise<ReadonlyMap<string | null, string>> {
  if (memberPromoIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('memberBonuses')
    .select(['memberPromoId', 'name'])
    .where('memberId', '=', memberId)
    .where('memberPromoId', 'in', memberPromoIds)
    .execute();
  return new Map(rows.map(({ memberPromoId, name }) => [memberPromoId, name]));
}

/** Adds to what of a promo's bonus money became cash. */
export async function addPromoCash(db: Writer, id: string, amount: bigint): Promise<void> {
  await db
    .updateTable('memberPromos')
    .set((eb) => ({ becameCashMinor: eb('becameCashMinor', '+', amount) }))
    .where('id', '=', id)
    .execute();
}

export async function saveMemberPromo(
  db: Writer,
  promo: Insertable<Database['memberPromos']>,
): Promise<MemberPromoRow> {
  await db.insertInto('memberPromos').values(promo).execute();
  return memberPromoRow(db, promo.id);
}

export async function changeMemberPromo(
  db: Writer,
  id: string,
  changes: Updateable<Database['memberPromos']>,
): Promise<void> {
  await changeRow(db, 'memberPromos', { ...changes, id });
}
