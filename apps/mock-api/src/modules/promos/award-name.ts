import { awardNames } from '@magpie/domain/promos';
import type { Reader } from '#platform/store/index.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { bonusNamesOf } from './store/index.ts';

/** What an award is called: by the name of its bonus, where it was one. */
export async function awardName(
  db: Reader,
  { id, memberId }: MemberPromoRow,
  { row: promo }: PromoRecord,
): Promise<string> {
  const names = await bonusNamesOf(db, memberId, [id]);
  return awardNames({ bonusName: names.get(id) ?? null, promo }).name;
}
