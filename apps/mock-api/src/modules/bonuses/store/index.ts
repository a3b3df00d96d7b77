import type { Insertable, Selectable } from 'kysely';
import { keysetList } from '#platform/paging/index.ts';
import type { DueWork } from '#platform/jobs/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import { preparedUpTo } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export type BonusRow = Selectable<Database['memberBonuses']>;

export function bonusRow(db: Reader, memberId: string, id: string): Promise<BonusRow | undefined> {
  return db
    .selectFrom('memberBonuses')
    .selectAll()
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
}

function openOf(db: Reader, memberId: string, now: Date) {
  return db
    .selectFrom('memberBonuses')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('activatedAt', 'is', null)
    .where('expiredAt', 'is', null)
    .where('endsAt', '>', now.getTime());
}

/** The bonuses a member has not activated and that end after a moment, the first to end at the top, read page by page. */
export function openBonuses(db: Reader, memberId: string, now: Date): RowList<BonusRow> {
  const order = {
    name: 'memberConsumablePromos',
    table: 'memberBonuses',
    columns: ['endsAt', 'seq'],
    direction: 'asc',
  } as const;
  const all = db.selectFrom('memberBonuses').selectAll().where('memberId', '=', memberId);
  return keysetList(order, { all, chosen: openOf(db, memberId, now) });
}

/** The bonuses of `openBonuses`, all at once. */
export function openBonusRows(db: Reader, memberId: string, now: Date): Promise<BonusRow[]> {
  return openOf(db, memberId, now).orderBy('endsAt').orderBy('seq').execute();
}

/** What a member's bonuses of some promos became: the promo of the member, or null while they wait to be activated. */
export async function becomeOf(db: Reader, memberId: string, promoIds: readonly string[]) {
  if (promoIds.length === 0) return [];
  return db
    .selectFrom('memberBonuses')
    .leftJoin('memberPromos', 'memberPromos.id', 'memberBonuses.memberPromoId')
    .select(['memberBonuses.promoId', 'memberPromos.status', 'memberPromos.began'])
    .where('memberBonuses.memberId', '=', memberId)
    .where('memberBonuses.promoId', 'in', promoIds)
    .execute();
}

/** Bonuses by their id, whoever holds them. */
export function findBonus(db: Reader, id: string): Promise<BonusRow | undefined> {
  return db.selectFrom('memberBonuses').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function saveBonus(db: Writer, bonus: Insertable<Database['memberBonuses']>): Promise<void> {
  await db.insertInto('memberBonuses').values(bonus).execute();
}

export async function markActivated(
  db: Writer,
  id: string,
  { at, memberPromoId }: { readonly at: Date; readonly memberPromoId: string },
): Promise<void> {
  await db
    .updateTable('memberBonuses')
    .set({ activatedAt: at.getTime(), memberPromoId })
    .where('id', '=', id)
    .execute();
}

const firstEnds = preparedUpTo((db: Reader) =>
  db
    .selectFrom('memberBonuses')
    .select(['id', 'memberId', 'expiresAt'])
    .where('activatedAt', 'is', null)
    .where('expiredAt', 'is', null)
    .where('expiresAt', 'is not', null)
    .orderBy('expiresAt')
    .orderBy('seq'),
);

/** The ends of the bonuses that wait to be activated, the first at the top. */
export async function bonusEnds(db: Reader, limit: number): Promise<DueWork[]> {
  return (await firstEnds(db, limit)).flatMap(({ id, memberId, expiresAt: at }) =>
    at === null ? [] : [{ key: id, memberId, at }],
  );
}

/** Notes that a bonus ended before it was activated, and where the history of promos keeps it. */
export async function markEnded(
  db: Writer,
  id: string,
  { at, memberPromoId }: { readonly at: Date; readonly memberPromoId: string },
): Promise<void> {
  await db
    .updateTable('memberBonuses')
    .set((eb) => ({
      expiredAt: at.getTime(),
      memberPromoId,
      expiresAt: eb
        .case()
        .when('expiresAt', '<', at.getTime())
        .then(eb.ref('expiresAt'))
        .else(at.getTime())
        .end(),
    }))
    .where('id', '=', id)
    .execute();
}
