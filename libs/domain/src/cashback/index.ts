export { cashbackClaimReasons, claimBarText } from './cashback-claim-reasons.ts';
export { cashbackAccount } from './account.ts';
export type { AccountFacts, CashbackAccount, CollectedPlay } from './account.ts';
export { lastClaimed } from './past-claim.ts';
export type { KeptLosses, PastClaim } from './past-claim.ts';
export { owedText, settledText, waitingText, withheldText } from './account-texts.ts';
export {
  coveredGain,
  hasReachedMonthlyLimit,
  isMonthlyLimitShown,
  lostIn,
  monthlyLimit,
  shareOf,
} from './amount.ts';
export type { CashbackTerms, MonthlyClaims, PlayTotals } from './amount.ts';
export type { CashbackClaimDetails, CashbackClaimReason } from './cashback-claim-reasons.ts';
export {
  cashbackStanding,
  cashbackStateTexts,
  claimStatus,
  lapseText,
  nothingCollectedText,
} from './cashback-state.ts';
export type { CashbackStanding, CashbackState, ClaimStatus } from './cashback-state.ts';
export { claimDayAfter, claimDayEnd, endedClaimDay, isLossKept, wasMissed } from './claim-day-end.ts';
export type { ClaimDayEnd } from './claim-day-end.ts';
export { isClaimable, isClaimDay, isClaimedToday } from './claimable.ts';
export type { ClaimFacts } from './claimable.ts';
export { claimPeriod, comingClaimDay, periodBefore } from './claim-period.ts';
export type { ClaimPeriod } from './claim-period.ts';
export { decideCashbackClaim } from './decide-cashback-claim.ts';
export type { CashbackClaimFacts, ClaimedCashback } from './decide-cashback-claim.ts';
export type { LostSince } from './own-losses.ts';
export type { DisputedDeposit, ReversedDeposit } from './stand-in.ts';
export { cashbackPayment, cashbackPaymentText } from './payment.ts';
export type { ClaimedAmount } from './payment.ts';
export { claimOfToday, overdueMinute } from './claim-answer.ts';
export type { ClaimAnswer } from './claim-answer.ts';
export { playThatCounts } from './terms.ts';
export { cashbackShare } from './share.ts';
export type { OfferedShare } from './share.ts';
export { claimableFirst, largestClaimable } from './order.ts';
