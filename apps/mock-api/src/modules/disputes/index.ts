export { disputedDeposits, disputesSince, reversedDeposits } from './store.ts';
export type { DisputedDeposit, ReversedDeposit } from './store.ts';
