import { openRewards, rewardsChangeAt } from '@magpie/domain/rewards';
import type { OpenRewards } from '#__generated__/promo.ts';
import type { World } from '#platform/worlds/index.ts';
import { badgeRewards } from '../achievements/index.ts';
import { bonusRewards } from '../bonuses/index.ts';
import { cashbackRewards } from '../cashback/index.ts';
import { offerRewards, spinRewards } from '../free-spins/index.ts';
import { levelRewards } from '../levels/index.ts';

/** Awards and lock-ins are not asked for: they begin by themselves. */
const sources = [badgeRewards, bonusRewards, cashbackRewards, levelRewards, offerRewards, spinRewards];

/** How many rewards a member can have at this moment, as the list of them shows. */
export async function countOpenRewards(world: World, memberId: string): Promise<OpenRewards> {
  const facts = await Promise.all(sources.map((source) => source(world, memberId)));
  const held = facts.flat().map((reward, index) => ({ id: String(index), facts: reward }));
  const rewards = openRewards(held, world.now());
  return { ready: rewards.ready.length, changesAt: rewardsChangeAt(rewards)?.toISOString() ?? null };
}
