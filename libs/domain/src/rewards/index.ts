export { openRewards } from './open-rewards.ts';
export type { HeldReward, OpenRewards, ReadyReward, WaitingReward } from './open-rewards.ts';
export type { RewardFacts, RewardKind, RewardPlan, RewardPress, RewardWait } from './reward-facts.ts';
