export { depositExperience, experiences, loginGain, rewardExpiry, rewardProblem } from './experience.ts';
export type { ExperienceUnit, LevelRewardFacts, LoginExperience, LoginHistory } from './experience.ts';
export { displayedTier, highestLevel, levelAfter, levelOf, levelProgress, tiers } from './tiers.ts';
export type { LevelChange, Tier } from './tiers.ts';
