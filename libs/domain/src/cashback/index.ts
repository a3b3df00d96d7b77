export { cashbackAmount, hasReachedMonthlyLimit } from './amount.ts';
export type { CashbackTerms, PlayTotals } from './amount.ts';
export { cashbackState, isClaimable, isClaimedToday, nextClaimDay } from './claim-days.ts';
export type { CashbackState, ClaimFacts } from './claim-days.ts';
