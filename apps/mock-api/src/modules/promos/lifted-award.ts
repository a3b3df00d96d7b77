import { money } from '@magpie/domain/money';
import type { LiftedAward } from '@magpie/domain/promos';
import type { Reader } from '#platform/store/index.ts';
import { cashOf } from './award-cash.ts';
import type { MemberPromoRow } from './model.ts';
import { liftedRow } from './store/index.ts';

/** What can be given anew of a promo, as the dispute is lifted that its award went in; null for nothing. */
export async function liftedAward(
  db: Reader,
  memberId: string,
  promoId: string,
): Promise<(LiftedAward & { readonly row: MemberPromoRow }) | null> {
  const row = await liftedRow(db, memberId, promoId);
  if (!row) return null;
  return { row, kept: money.subtract(money.of(await cashOf(db, row)), money.of(row.reclaimedMinor)) };
}
