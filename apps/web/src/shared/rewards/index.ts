export { OpenRewardCard } from './open-reward-card.tsx';
export type { OpenRewardCardProps } from './open-reward-card.tsx';
export type { OpenDecision, RewardSource, RewardSources } from './reward-source.ts';
export { RewardTerms } from './reward-terms.tsx';
export type { RewardTermsProps } from './reward-terms.tsx';
