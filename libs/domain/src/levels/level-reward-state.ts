import { decideLevelClaim } from './decide-level-claim.ts';
import type { LevelRewardFacts } from './decide-level-claim.ts';

export type LevelRewardState = 'OPEN' | 'CLAIMED' | 'EXPIRED';

/** What each state is called. */
export const levelRewardStates: Readonly<Record<LevelRewardState, string>> = {
  OPEN: 'Available',
  CLAIMED: 'Claimed',
  EXPIRED: 'Expired',
};

/** The state of the reward of a reached level: open as long as it can be claimed (LEVEL-15, LEVEL-16). */
export function levelRewardState(reward: LevelRewardFacts, now: Date): LevelRewardState {
  if (decideLevelClaim(reward, now).allowed) return 'OPEN';
  return reward.claimed ? 'CLAIMED' : 'EXPIRED';
}
