import { rewardBonusState } from '@magpie/domain/bonuses';
import type { RewardBonusState } from '@magpie/domain/bonuses';
import type { Reader } from '#platform/store/index.ts';
import { rewardPromoId } from '../promos/index.ts';
import type { RewardPromo } from '../promos/index.ts';
import { becomeOf } from './store/index.ts';

type Reward = Pick<RewardPromo, 'source' | 'currency'>;

/** Where the bonuses stand that a member's rewards were claimed as; null of one that was not. */
export async function rewardBonusStates(
  db: Reader,
  memberId: string,
  rewards: readonly Reward[],
): Promise<(reward: Reward) => RewardBonusState | null> {
  const rows = await becomeOf(db, memberId, rewards.map(rewardPromoId));
  return (reward) => {
    const row = rows.find(({ promoId }) => promoId === rewardPromoId(reward));
    if (!row) return null;
    const { status, began } = row;
    return rewardBonusState(status === null || began === null ? null : { status, began });
  };
}
