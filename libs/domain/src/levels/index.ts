export { decideLevelClaim, levelClaimReasons } from './decide-level-claim.ts';
export type { LevelClaimReason, LevelRewardFacts } from './decide-level-claim.ts';
export { decideLevelRaise, levelRaiseReasons } from './decide-level-raise.ts';
export type { LevelRaiseReason } from './decide-level-raise.ts';
export { levelRewardState, levelRewardStateTexts, levelRewardText } from './level-reward-state.ts';
export type { LevelRewardState } from './level-reward-state.ts';
export {
  countedExperience,
  depositExperience,
  experiences,
  loginGain,
  rewardDays,
  rewardExpiry,
  storedExperience,
} from './experience.ts';
export type { ExperienceSource, ExperienceUnit, LoginExperience, LoginHistory } from './experience.ts';
export {
  displayedTier,
  highestLevel,
  levelAfter,
  levelBonus,
  levelCashback,
  levelOf,
  levelProgress,
  tiers,
  tierStanding,
} from './tiers.ts';
export type { LevelChange, Tier, TierStanding } from './tiers.ts';
