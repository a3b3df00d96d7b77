export { openRewards } from './open-rewards.ts';
export type { OpenRewards, ReadyReward, WaitingReward } from './open-rewards.ts';
export type { RewardFacts, RewardKind, RewardPlan, RewardPress, RewardWait } from './reward-facts.ts';
