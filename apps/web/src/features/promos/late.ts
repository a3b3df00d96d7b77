export { UnlockWatch } from './modals/unlock-watch.tsx';
export { useAwardRewards } from './rewards/award-rewards.tsx';
export { useBonusRewards } from './rewards/bonus-rewards.tsx';
export { useOfferRewards } from './rewards/offer-rewards.tsx';
export { useSpinRewards } from './rewards/spin-rewards.tsx';
