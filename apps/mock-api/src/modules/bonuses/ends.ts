import type { PromoEnding } from '@magpie/domain/promos';
import type { ScheduledJob } from '#platform/jobs/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { keepUnusedBonus } from '../promos/index.ts';
import { bonusEnds, findBonus, markEnded } from './store/index.ts';
import type { BonusRow } from './store/index.ts';

/** Ends a bonus that was not activated; it goes into the member's history of promos. */
export async function endUnused(unit: Unit, bonus: BonusRow, ending: PromoEnding): Promise<void> {
  const { id, memberId, promoId, name, amountMinor: amount, createdAt: givenAt } = bonus;
  const memberPromoId = await keepUnusedBonus(unit, { memberId, promoId, name, amount, givenAt }, ending);
  await markEnded(unit.db, id, { at: unit.now, memberPromoId });
}

export async function expireBonus(unit: Unit, id: string): Promise<void> {
  const bonus = await findBonus(unit.db, id);
  if (bonus) await endUnused(unit, bonus, { status: 'EXPIRED', cause: 'NOT_ACTIVATED' });
}

export const expireBonuses: ScheduledJob = {
  kind: 'EXPIRE_CONSUMABLE_BONUSES',
  upcoming: bonusEnds,
  run: (unit, { key }) => expireBonus(unit, key),
  early: (unit, { key }) => expireBonus(unit, key),
};
