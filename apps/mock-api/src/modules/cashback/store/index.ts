export { allCashbacks, cashbackRecord, claimedSince, lastClaimAt, playTotals, saveClaim } from './claims.ts';
export type { CashbackRecord, ClaimKey } from './claims.ts';
export {
  addClaimDay,
  cashbacksWithoutDay,
  claimDayEnds,
  dueClaimDay,
  firstPlayFrom,
  lastEndedDay,
  openClaimDaysOf,
  removeClaimDay,
} from './claim-days.ts';
export type { ClaimDayRow } from './claim-days.ts';
