import type { RewardFacts } from '@magpie/domain/rewards';
import type { World } from '#platform/worlds/index.ts';
import { activeRow } from '../promos/index.ts';
import { openBonusRows } from './store/index.ts';
import { storedBonus } from './stored-bonus.ts';

/** The bonuses that wait to be activated. */
export async function bonusRewards(world: World, memberId: string): Promise<RewardFacts[]> {
  const rows = await openBonusRows(world.db, memberId, world.now());
  const hasActivePromo = (await activeRow(world.db, memberId)) !== undefined;
  return rows.map((row) => ({ kind: 'BONUS', bonus: storedBonus(row), hasActivePromo }));
}
