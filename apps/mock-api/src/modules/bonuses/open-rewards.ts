import type { RewardFacts } from '@magpie/domain/rewards';
import type { World } from '#platform/worlds/index.ts';
import { activeRow } from '../promos/index.ts';
import { openBonusRows } from './store/index.ts';
import { storedBonus } from './stored-bonus.ts';

/** The bonuses that wait to be activated. */
export async function bonusRewards(world: World, memberId: string): Promise<RewardFacts[]> {
  const rows = await openBonusRows(world.db, memberId, world.now());
  const active = await activeRow(world.db, memberId);
  const hasActivePromo = active !== undefined;
  const activePromoEndsAt = active?.expiresAt == null ? null : new Date(active.expiresAt);
  return rows.map((row) => ({ kind: 'BONUS', bonus: storedBonus(row), hasActivePromo, activePromoEndsAt }));
}
