export { allCashbacks, cashbackRecord, playedBets, playTotals, saveClaim } from './claims.ts';
export type { CashbackRecord } from './claims.ts';
export { claimedSince, pastClaims } from './past-claims.ts';
export type { LossTerms } from './tables.ts';
export {
  addClaimDay,
  cashbacksWithoutDay,
  claimDayEnds,
  dueClaimDay,
  endedDays,
  firstPlayFrom,
  openClaimDaysOf,
  removeClaimDay,
} from './claim-days.ts';
export type { ClaimDayRow } from './claim-days.ts';
