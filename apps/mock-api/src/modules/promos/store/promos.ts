import { promoCodeKey } from '@magpie/domain/promos';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { kept, prepared } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';
import type { PromoRecord, PromoRow } from '../model.ts';

/** Promos with everything that belongs to them, in the order of the rows. */
export async function recordsOf(db: Reader, rows: readonly PromoRow[]): Promise<PromoRecord[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const providers = await db
    .selectFrom('promoProviders')
    .selectAll()
    .where('promoId', 'in', ids)
    .orderBy('position')
    .execute();
  const games = await db
    .selectFrom('promoGames')
    .selectAll()
    .where('promoId', 'in', ids)
    .orderBy('gameCode')
    .execute();
  const freeSpins = await db
    .selectFrom('promoFreeSpins')
    .selectAll()
    .where('promoId', 'in', ids)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    row,
    providers: providers.filter(({ promoId }) => promoId === row.id),
    allowedGameCodes: games.filter(({ promoId }) => promoId === row.id).map(({ gameCode }) => gameCode),
    freeSpins: freeSpins.filter(({ promoId }) => promoId === row.id),
  }));
}

/** Every promo of the site without what belongs to it, whatever its state. */
export function promoRows(db: Reader): Promise<PromoRow[]> {
  return db.selectFrom('promos').selectAll().execute();
}

/** The promos of a type that are open at a moment, the one that ends first at the top. */
export async function openRecords(db: Reader, type: PromoRow['type'], now: Date): Promise<PromoRecord[]> {
  const rows = await db
    .selectFrom('promos')
    .selectAll()
    .where('type', '=', type)
    .where('active', '=', true)
    .where('endsAt', '>', now.getTime())
    .orderBy('endsAt')
    .orderBy('id')
    .execute();
  return recordsOf(db, rows);
}

export async function promoRecordsById(db: Reader, ids: readonly string[]): Promise<PromoRecord[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  return recordsOf(db, await db.selectFrom('promos').selectAll().where('id', 'in', wanted).execute());
}

interface OfPromo {
  readonly promo: string;
}

const one = {
  row: prepared((db: Reader, { promo }: OfPromo) =>
    db.selectFrom('promos').selectAll().where('id', '=', promo),
  ),
  providers: prepared((db: Reader, { promo }: OfPromo) =>
    db.selectFrom('promoProviders').selectAll().where('promoId', '=', promo).orderBy('position'),
  ),
  games: prepared((db: Reader, { promo }: OfPromo) =>
    db.selectFrom('promoGames').select('gameCode').where('promoId', '=', promo).orderBy('gameCode'),
  ),
  freeSpins: prepared((db: Reader, { promo }: OfPromo) =>
    db.selectFrom('promoFreeSpins').selectAll().where('promoId', '=', promo).orderBy('position'),
  ),
};

const tables = ['promos', 'promoProviders', 'promoGames', 'promoFreeSpins'] as const;

const record = kept(tables, async (db, id): Promise<PromoRecord | undefined> => {
  const row = await one.row.first(db, { promo: id });
  return (
    row && {
      row,
      providers: await one.providers.all(db, { promo: id }),
      allowedGameCodes: (await one.games.all(db, { promo: id })).map(({ gameCode }) => gameCode),
      freeSpins: await one.freeSpins.all(db, { promo: id }),
    }
  );
});

/** One promo, as each round of a member under it asks for it. */
export const promoRecord = (db: Reader, id: string): Promise<PromoRecord | undefined> => record(db, id);

export async function savePromo(db: Writer, promo: Insertable<Database['promos']>): Promise<void> {
  await db.insertInto('promos').values(promo).execute();
}

export async function promoRecordByCode(db: Reader, code: string): Promise<PromoRecord | undefined> {
  const wanted = promoCodeKey(code);
  const rows = await db
    .selectFrom('promos')
    .selectAll()
    .where(sql<string>`lower(code)`, '=', wanted)
    .execute();
  return (await recordsOf(db, rows))[0];
}

export async function promoCodes(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('promos').select(['id', 'code']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/**
 * How often a member has had each of some promos, by promo id: as an award, or as a bonus that they have not activated, whether or
 * not that is over. One that they never had is left out.
 */
export async function usesOf(
  db: Reader,
  memberId: string,
  promoIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (promoIds.length === 0) return new Map();
  const awarded = db
    .selectFrom('promoUses')
    .select(['promoId', 'used as times'])
    .where('memberId', '=', memberId)
    .where('promoId', 'in', promoIds);
  const notActivated = db
    .selectFrom('memberBonuses')
    .select((eb) => ['promoId', eb.fn.countAll<number>().as('times')])
    .where('memberId', '=', memberId)
    .where('promoId', 'in', promoIds)
    .where('activatedAt', 'is', null)
    .groupBy('promoId');
  const times = new Map<string, number>();
  for (const row of await awarded.unionAll(notActivated).execute()) {
    times.set(row.promoId, (times.get(row.promoId) ?? 0) + row.times);
  }
  return times;
}

/** The same of one promo. */
export async function useCount(db: Reader, memberId: string, promoId: string): Promise<number> {
  return (await usesOf(db, memberId, [promoId])).get(promoId) ?? 0;
}

/** How often a promo was awarded to a member, bonuses that wait to be activated left out. */
export async function awardCount(db: Reader, memberId: string, promoId: string): Promise<number> {
  const uses = db.selectFrom('promoUses').select('used').where('memberId', '=', memberId);
  return (await uses.where('promoId', '=', promoId).executeTakeFirst())?.used ?? 0;
}

/** Counts one more award of a promo to a member and answers the new number (PROMO-46). */
export async function countUse(db: Writer, memberId: string, promoId: string): Promise<number> {
  const { used } = await db
    .insertInto('promoUses')
    .values({ memberId, promoId, used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'promoId']).doUpdateSet((eb) => ({ used: eb('promoUses.used', '+', 1) })),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return used;
}

/** How often a promo was awarded to a member, and how often it may be. */
export function usesAndLimit(db: Reader, memberId: string, promoId: string) {
  return db
    .selectFrom('promoUses as use')
    .innerJoin('promos as promo', 'promo.id', 'use.promoId')
    .select(['use.used', 'promo.maxUses'])
    .where('use.memberId', '=', memberId)
    .where('use.promoId', '=', promoId)
    .executeTakeFirst();
}
