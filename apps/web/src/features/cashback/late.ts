/** What other features' late parts use; the first screen would carry it if index.ts named it. */
export { useCashbackRewards } from './cashback-rewards.tsx';
