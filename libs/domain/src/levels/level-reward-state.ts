import { rewardBonusTexts } from '../bonuses/index.ts';
import type { RewardBonusState } from '../bonuses/index.ts';
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

export interface LevelRewardTextFacts {
  /** Its last day, as shown. */
  readonly until: string;
  /** Where the bonus stands that it was claimed as; null where that is not known. */
  readonly bonus: RewardBonusState | null;
}

const texts: Readonly<Record<LevelRewardState, (facts: LevelRewardTextFacts) => string>> = {
  OPEN: ({ until }) => `One-time bonus, valid ${String(rewardDays)} days: until ${until}.`,
  CLAIMED: ({ bonus }) => (bonus === null ? 'It came as a bonus.' : rewardBonusTexts[bonus]),
  EXPIRED: ({ until }) => `It could be claimed until ${until}.`,
};

/** What a reward is and until when it can be claimed, or what became of it. */
export function levelRewardText(state: LevelRewardState, facts: LevelRewardTextFacts): string {
  return texts[state](facts);
}
