import { decideLevelClaim } from './decide-level-claim.ts';
import type { LevelRewardFacts } from './decide-level-claim.ts';
import { rewardDays } from './experience.ts';

export type LevelRewardState = 'OPEN' | 'CLAIMED' | 'EXPIRED';

export const levelRewardStateTexts: Readonly<Record<LevelRewardState, string>> = {
  OPEN: 'Available',
  CLAIMED: 'Claimed',
  EXPIRED: 'Expired',
};

/** The state of the reward of a reached level: open as long as it can be claimed (LEVEL-15, LEVEL-16). */
export function levelRewardState(reward: LevelRewardFacts, now: Date): LevelRewardState {
  if (decideLevelClaim(reward, now).allowed) return 'OPEN';
  return reward.claimed ? 'CLAIMED' : 'EXPIRED';
}

const texts: Readonly<Record<LevelRewardState, (until: string) => string>> = {
  OPEN: (until) => `One-time bonus, valid ${String(rewardDays)} days: until ${until}.`,
  CLAIMED: () => 'It came as a bonus, to be activated under My Bonuses.',
  EXPIRED: (until) => `It could be claimed until ${until}.`,
};

/** What a reward is and until when it can be claimed, or what became of it. @param until its last day, as shown */
export function levelRewardText(state: LevelRewardState, until: string): string {
  return texts[state](until);
}
