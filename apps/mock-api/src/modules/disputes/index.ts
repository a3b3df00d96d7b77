export { disputedDeposits, takenBackDeposits } from './store.ts';
export type { DisputedDeposit, TakenBackDeposit } from './store.ts';
