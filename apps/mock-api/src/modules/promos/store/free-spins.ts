import type { Insertable } from 'kysely';
import { keysetList, newestFirst } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';
import type { FreeSpinGameRow, FreeSpinRow } from '../model.ts';

/** A member's free spins, or those in some states, newest first, read page by page. */
export function freeSpinList(
  db: Reader,
  memberId: string,
  statuses: readonly FreeSpinRow['status'][] | undefined,
): RowList<FreeSpinRow> {
  const order = newestFirst('memberFreeSpins', 'memberFreeSpins', 'claimedAt');
  const all = db.selectFrom('memberFreeSpins').selectAll().where('memberId', '=', memberId);
  if (statuses === undefined) return keysetList(order, { all });
  const none = statuses.length === 0;
  const chosen = all.where((eb) => (none ? eb.lit(false) : eb('status', 'in', statuses)));
  return keysetList(order, { all, chosen });
}

export function freeSpinRow(db: Reader, memberId: string, id: string): Promise<FreeSpinRow | undefined> {
  return db
    .selectFrom('memberFreeSpins')
    .selectAll()
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
}

/** The free spins that came with some of a member's promos, newest first. */
export async function freeSpinsWith(db: Reader, memberPromoIds: readonly string[]): Promise<FreeSpinRow[]> {
  if (memberPromoIds.length === 0) return [];
  return db
    .selectFrom('memberFreeSpins')
    .selectAll()
    .where('memberPromoId', 'in', memberPromoIds)
    .orderBy('claimedAt', 'desc')
    .orderBy('seq', 'desc')
    .execute();
}

export async function freeSpinGames(db: Reader, freeSpinIds: readonly string[]): Promise<FreeSpinGameRow[]> {
  if (freeSpinIds.length === 0) return [];
  return db
    .selectFrom('memberFreeSpinGames')
    .selectAll()
    .where('freeSpinId', 'in', freeSpinIds)
    .orderBy('position')
    .execute();
}

/** Free spins by their id, whoever holds them. */
export function findFreeSpins(db: Reader, id: string): Promise<FreeSpinRow | undefined> {
  return db.selectFrom('memberFreeSpins').selectAll().where('id', '=', id).executeTakeFirst();
}

export function activeFreeSpins(db: Reader, memberId: string): Promise<FreeSpinRow[]> {
  return db
    .selectFrom('memberFreeSpins')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('status', '=', 'ACTIVE')
    .execute();
}

export async function saveFreeSpins(
  db: Writer,
  spins: Insertable<Database['memberFreeSpins']>,
  games: readonly Insertable<Database['memberFreeSpinGames']>[],
): Promise<void> {
  await db.insertInto('memberFreeSpins').values(spins).execute();
  await db.insertInto('memberFreeSpinGames').values(games).execute();
}

/** Ends free spins, unless they have ended. */
export async function endFreeSpins(db: Writer, id: string, status: FreeSpinRow['status']): Promise<void> {
  await db
    .updateTable('memberFreeSpins')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .execute();
}

/** Ends the free spins that came with an awarded promo, because they are a part of it. */
export async function endFreeSpinsWith(
  db: Writer,
  memberPromoId: string,
  status: FreeSpinRow['status'],
): Promise<void> {
  await db
    .updateTable('memberFreeSpins')
    .set({ status })
    .where('memberPromoId', '=', memberPromoId)
    .where('status', '=', 'ACTIVE')
    .execute();
}
