import { prepared } from '#platform/store/index.ts';
import type { Reader, Writer } from '#platform/store/index.ts';
import type { MemberPromoRow } from '../model.ts';
import { memberPromoRow } from './member-promos.ts';

/** The promos that a deposit awarded, or that were taken back with it, but for those in place of which others stand. */
export function promosOfDeposit(db: Reader, depositId: string): Promise<MemberPromoRow[]> {
  const takenBackWith = db
    .selectFrom('promoTakenBackDeposits')
    .select('memberPromoId')
    .where('depositId', '=', depositId);
  return db
    .selectFrom('memberPromos')
    .selectAll()
    .where((eb) => eb.or([eb('depositId', '=', depositId), eb('id', 'in', takenBackWith)]))
    .where('renewedBy', 'is', null)
    .orderBy('seq')
    .execute();
}

const takenBack = prepared((db: Reader, { memberId }: { readonly memberId: string }) =>
  db
    .selectFrom('memberPromos')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('takenBackAt', 'is not', null)
    .orderBy('seq'),
);

/** A member's promos that were taken back with their deposits. */
export const promosTakenBack = (db: Reader, memberId: string): Promise<readonly MemberPromoRow[]> =>
  takenBack.all(db, { memberId });

/** A member's awards, of a promo or of any, that were taken back, are owed no more, and were not given anew, newest first. */
export function liftedRows(
  db: Reader,
  { memberId, promoId }: { readonly memberId: string; readonly promoId?: string },
): Promise<MemberPromoRow[]> {
  const own = db.selectFrom('memberPromos').selectAll().where('memberId', '=', memberId);
  return (promoId === undefined ? own : own.where('promoId', '=', promoId))
    .where('takenBackAt', 'is not', null)
    .where('takenBackPlace', 'is', null)
    .where('renewedBy', 'is', null)
    .orderBy('seq', 'desc')
    .execute();
}

type Named = Pick<MemberPromoRow, 'id' | 'memberId'>;

const renewed = prepared((db: Reader, { id, memberId }: Named) =>
  db.selectFrom('memberPromos').selectAll().where('memberId', '=', memberId).where('renewedBy', '=', id),
);

/** The award that went in a dispute and that another one was given in place of. */
export const renewedRow = (db: Reader, { id, memberId }: Named): Promise<MemberPromoRow | undefined> =>
  renewed.first(db, { id, memberId });

/** The ids of an award and of those that it was given in place of, the newest first. */
export async function withEarlier(db: Reader, award: Named): Promise<readonly string[]> {
  const earlier = await renewedRow(db, award);
  return [award.id, ...(earlier ? await withEarlier(db, earlier) : [])];
}

/** Those of some awards of a member that were given anew, in place of others. */
export async function givenAnew(
  db: Reader,
  memberId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('memberPromos')
    .select('renewedBy')
    .where('memberId', '=', memberId)
    .where('renewedBy', 'in', ids)
    .execute();
  return rows.flatMap(({ renewedBy }) => renewedBy ?? []);
}

/** The award that stands in place of one: itself, or the last that was given anew. @throws Error when there is none */
export async function standingAward(db: Reader, id: string): Promise<MemberPromoRow> {
  const row = await memberPromoRow(db, id);
  return row.renewedBy === null ? row : standingAward(db, row.renewedBy);
}

/** Keeps that an award was taken back with a deposit: with several where a lock-in awards for several. */
export async function keepTakenBackWith(db: Writer, memberPromoId: string, depositId: string): Promise<void> {
  await db
    .insertInto('promoTakenBackDeposits')
    .values({ memberPromoId, depositId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetTakenBackWith(db: Writer, depositId: string): Promise<void> {
  await db.deleteFrom('promoTakenBackDeposits').where('depositId', '=', depositId).execute();
}

export async function forgetTakenBack(db: Writer, memberPromoId: string): Promise<void> {
  await db.deleteFrom('promoTakenBackDeposits').where('memberPromoId', '=', memberPromoId).execute();
}

export async function isTakenBackWithAny(db: Reader, memberPromoId: string): Promise<boolean> {
  const row = await db
    .selectFrom('promoTakenBackDeposits')
    .select('depositId')
    .where('memberPromoId', '=', memberPromoId)
    .executeTakeFirst();
  return row !== undefined;
}
