export { openRewards, rewardsChangeAt } from './open-rewards.ts';
export type { OpenRewards, ReadyReward, WaitingReward } from './open-rewards.ts';
export type { RewardFacts, RewardKind, RewardPlan, RewardWait } from './reward-facts.ts';
export { haveRewardsChanged } from './rewards-change.ts';
