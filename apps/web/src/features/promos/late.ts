export { UnlockWatch } from './modals/unlock-watch.tsx';
export { useAwardRewards } from './rewards/award-rewards.tsx';
export { useBonusRewards } from './rewards/bonus-rewards.tsx';
export { useLockInRewards } from './rewards/lock-in-rewards.tsx';
export { useFreeSpinPromoRewards } from './rewards/free-spin-promo-rewards.tsx';
export { useSpinRewards } from './rewards/spin-rewards.tsx';
