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

export interface SpinsAndGames {
  readonly spins: readonly FreeSpinRow[];
  readonly games: readonly FreeSpinGameRow[];
}

/** What {@link freeSpinsWith} answers, and the games of it. */
export async function spinsAndGamesWith(
  db: Reader,
  memberPromoIds: readonly string[],
): Promise<SpinsAndGames> {
  const spins = await freeSpinsWith(db, memberPromoIds);
  const games = await freeSpinGames(
    db,
    spins.map(({ id }) => id),
  );
  return { spins, games };
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
    .orderBy('seq')
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

/** The same with its deposit, by which they may be given anew; answers which. */
export function takeFreeSpinsBackWith(
  db: Writer,
  memberPromoId: string,
  status: FreeSpinRow['status'],
): Promise<FreeSpinRow[]> {
  return db
    .updateTable('memberFreeSpins')
    .set({ status, takenBack: true })
    .where('memberPromoId', '=', memberPromoId)
    .where('status', '=', 'ACTIVE')
    .returningAll()
    .execute();
}

/** Keeps no longer that they went with a deposit, so that they are not given anew. */
export async function forgetSpinsTakenBack(db: Writer, memberPromoId: string): Promise<void> {
  await db
    .updateTable('memberFreeSpins')
    .set({ takenBack: false })
    .where('memberPromoId', '=', memberPromoId)
    .execute();
}

export interface SpinsOfGame {
  readonly freeSpin: string;
  readonly gameId: string;
}

/** Adds to what is left of free spins in a game; spins without a number stay without one. */
export async function changeSpinsLeft(
  db: Writer,
  { freeSpin, gameId }: SpinsOfGame,
  by: 1 | -1,
): Promise<void> {
  await db
    .updateTable('memberFreeSpinGames')
    .set((eb) => ({ remaining: eb('remaining', '+', by) }))
    .where('freeSpinId', '=', freeSpin)
    .where('gameId', '=', gameId)
    .where('remaining', 'is not', null)
    .execute();
}

export async function addSpin(db: Writer, { freeSpinId, gameId }: FreeSpinGameRow): Promise<void> {
  await db
    .updateTable('memberFreeSpinGames')
    .set((eb) => ({ remaining: eb('remaining', '+', 1), betCount: eb('betCount', '+', 1) }))
    .where('freeSpinId', '=', freeSpinId)
    .where('gameId', '=', gameId)
    .execute();
}

export async function addToWinnings(db: Writer, freeSpin: string, amount: bigint): Promise<void> {
  await db
    .updateTable('memberFreeSpins')
    .set((eb) => ({ totalWinningsMinor: eb('totalWinningsMinor', '+', amount) }))
    .where('id', '=', freeSpin)
    .execute();
}

export async function markActivated(db: Writer, freeSpin: string): Promise<void> {
  await db.updateTable('memberFreeSpins').set({ activated: true }).where('id', '=', freeSpin).execute();
}
