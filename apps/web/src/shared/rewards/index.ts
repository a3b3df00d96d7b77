export { OpenRewardCard } from './open-reward-card.tsx';
export type { OpenRewardCardProps } from './open-reward-card.tsx';
export type { OpenDecision, RewardSource, RewardSources } from './reward-source.ts';
