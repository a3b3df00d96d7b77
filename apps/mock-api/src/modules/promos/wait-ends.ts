import { waitEnding } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { payCash } from './award-cash.ts';
import { tellEnd } from './end-notices.ts';
import { turnoverOf } from './model.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { completeAward } from './starts.ts';
import { addPromoCash } from './store/index.ts';

/** Completes an award that waits once bets of the one that it was given in place of have reached its target, and answers whether they had. */
export async function endWaitIfReached(
  unit: Unit,
  award: MemberPromoRow,
  record: PromoRecord,
): Promise<boolean> {
  const { id, began, bonusMinor: amount } = award;
  const ending = waitEnding({ began, turnover: turnoverOf(award) });
  if (!ending) return false;
  await completeAward(unit, award, ending);
  await addPromoCash(unit.db, id, amount);
  await payCash(unit, award, record, { key: `promo:${id}:end`, amount });
  await tellEnd(unit, award, ending.cause);
  return true;
}
