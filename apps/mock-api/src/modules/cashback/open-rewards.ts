import type { RewardFacts } from '@magpie/domain/rewards';
import type { World } from '#platform/worlds/index.ts';
import { claimDays, pastOf, standingOf } from './standing.ts';
import { allCashbacks } from './store/index.ts';

/** What the cashbacks have collected for a member. */
export async function cashbackRewards(world: World, memberId: string): Promise<RewardFacts[]> {
  const now = world.now();
  const past = await pastOf(world.db, memberId, now);
  const rewards: RewardFacts[] = [];
  for (const record of (await allCashbacks(world.db)).filter(({ row }) => row.active)) {
    const { reachedLimit, claimable, claimDay, amount, missed } = await standingOf(
      world.db,
      now,
      record,
      past,
    );
    const { levelRequirement } = record.row;
    rewards.push({
      kind: 'CASHBACK',
      cashback: { levelRequirement, reachedLimit, claimable, claimDay, missed: missed !== null },
      collected: amount > 0n,
      level: past.level,
      daysOfWeekClaimable: claimDays(record),
      timezones: past.timezones,
    });
  }
  return rewards;
}
