import { freeSpinStatus } from '@magpie/domain/free-spins';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { FreeSpinRow, PromoRecord } from './model.ts';
import { freeSpinGames } from './store.ts';

export interface FreeSpinGrant {
  readonly memberId: string;
  readonly record: PromoRecord;
  /** The awarded promo they come with; null when they are claimed by themselves. */
  readonly memberPromoId: string | null;
  /** How often the promo was awarded to the member, this time included. */
  readonly promoUsed: number;
  /** When what is left of them ends, or null. */
  readonly expiresAt: Date | null;
}

/** Gives a member the free spins of a promo and answers their id; null when the promo gives none. */
export async function grantFreeSpins(unit: Unit, grant: FreeSpinGrant): Promise<string | null> {
  const { memberId, record, memberPromoId, promoUsed, expiresAt } = grant;
  if (record.freeSpins.length === 0) return null;
  const id = unit.id('fsp');
  await unit.db
    .insertInto('memberFreeSpins')
    .values({
      id,
      memberId,
      promoId: record.row.id,
      currency: record.row.currency,
      memberPromoId,
      promoUsed,
      claimedAt: unit.now.getTime(),
      expiresAt: expiresAt?.getTime() ?? null,
    })
    .execute();
  const games = record.freeSpins.map(
    ({ gameId, campaignUuid, prepaidUuid, betCount, betValueMinor, position }) => ({
      id: unit.id('fsg'),
      freeSpinId: id,
      remaining: betCount,
      ...{ gameId, campaignUuid, prepaidUuid, betCount, betValueMinor, position },
    }),
  );
  await unit.db.insertInto('memberFreeSpinGames').values(games).execute();
  return id;
}

export async function endFreeSpins(unit: Unit, id: string, status: FreeSpinRow['status']): Promise<void> {
  await unit.db
    .updateTable('memberFreeSpins')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .execute();
}

/** Ends the free spins that came with an awarded promo, because they are a part of it. */
export async function endFreeSpinsOf(
  unit: Unit,
  memberPromoId: string,
  status: FreeSpinRow['status'],
): Promise<void> {
  const { db } = unit;
  const rows = await db
    .selectFrom('memberFreeSpins')
    .select('id')
    .where('memberPromoId', '=', memberPromoId)
    .execute();
  for (const { id } of rows) await endFreeSpins(unit, id, status);
}

async function activeSpins(db: Reader, memberId: string): Promise<FreeSpinRow[]> {
  return db
    .selectFrom('memberFreeSpins')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('status', '=', 'ACTIVE')
    .execute();
}

export async function settleFreeSpins(unit: Unit, memberId: string): Promise<void> {
  for (const row of await activeSpins(unit.db, memberId)) {
    const games = await freeSpinGames(unit.db, [row.id]);
    const expiresAt = row.expiresAt === null ? null : new Date(row.expiresAt);
    const status = freeSpinStatus(
      { expiresAt, remaining: games.map(({ remaining }) => remaining) },
      unit.now,
    );
    if (status !== 'ACTIVE') await endFreeSpins(unit, row.id, status);
  }
}
