import type { Selectable } from 'kysely';
import { keysetList } from '../../platform/paging/index.ts';
import type { RowList } from '../../platform/paging/index.ts';
import type { Database, Reader, Writer } from '../../platform/store/index.ts';

export type BonusRow = Selectable<Database['member_bonuses']>;

export function bonusRow(db: Reader, memberId: string, id: string): Promise<BonusRow | undefined> {
  return db
    .selectFrom('member_bonuses')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** The bonuses a member has not activated and that end after a moment, the first to end at the top, read page by page. */
export function openBonuses(db: Reader, memberId: string, now: Date): RowList<BonusRow> {
  const order = {
    name: 'memberConsumablePromos',
    table: 'member_bonuses',
    columns: ['ends_at', 'seq'],
    direction: 'asc',
  } as const;
  const all = db.selectFrom('member_bonuses').selectAll().where('member_id', '=', memberId);
  const chosen = all.where('activated_at', 'is', null).where('ends_at', '>', now.getTime());
  return keysetList(order, { all, chosen });
}

export async function markActivated(
  db: Writer,
  id: string,
  { at, memberPromoId }: { readonly at: Date; readonly memberPromoId: string },
): Promise<void> {
  await db
    .updateTable('member_bonuses')
    .set({ activated_at: at.getTime(), member_promo_id: memberPromoId })
    .where('id', '=', id)
    .execute();
}
