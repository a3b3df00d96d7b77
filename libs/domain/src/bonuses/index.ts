export { activationFailureText, activationReasons, unplayableText } from './activation-reasons.ts';
export type { ActivationReason } from './activation-reasons.ts';
export { expiryChip } from './bonuses.ts';
export type { ConsumableKind } from './bonuses.ts';
export { decideActivation } from './decide-activation.ts';
export type { ActivatableBonus, ActivationFacts, ActivationPlan } from './decide-activation.ts';
export { givenBonus } from './given-bonus.ts';

export { readyBonusesText } from './ready-text.ts';
export { badgeRewardNaming, levelRewardNaming, rewardBonus, rewardBonusExpiry } from './reward-bonus.ts';
export { rewardBonusState, rewardBonusTexts } from './reward-bonus-state.ts';
export type { RewardBonusState } from './reward-bonus-state.ts';
export { rewardTerms } from './reward-terms.ts';
export type { RewardTerm } from './reward-terms.ts';
