export { allCashbacks, cashbackRecord, claimsSince, lossClaims, playTotals, saveClaim } from './claims.ts';
export type { CashbackRecord, PastClaims } from './claims.ts';
export {
  addClaimDay,
  cashbacksWithoutDay,
  claimDayEnds,
  dueClaimDay,
  firstPlayFrom,
  lastEndedDays,
  openClaimDaysOf,
  removeClaimDay,
} from './claim-days.ts';
export type { ClaimDayRow } from './claim-days.ts';
