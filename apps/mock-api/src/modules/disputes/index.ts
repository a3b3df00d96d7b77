export { disputedDeposits } from './store.ts';
export type { DisputedDeposit } from './store.ts';
