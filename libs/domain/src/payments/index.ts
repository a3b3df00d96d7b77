export {
  depositLimits,
  isWithinLimits,
  mostToWithdraw,
  paymentLimits,
  readPaymentAmount,
} from './amounts.ts';
export type { AmountLimits, DepositBounds, PaymentLimits, WithdrawalBounds } from './amounts.ts';
export { depositPostings, withdrawalPostings } from './posting-rules.ts';
export type { DepositPosting, WithdrawalPosting } from './posting-rules.ts';
export type { Callback, CallbackEffect, CancelReason, ProviderCall } from './callbacks.ts';
export {
  decideLimitCheck,
  depositOrdinal,
  exceedsAnyLimit,
  limitCheckReasons,
  limitLeft,
  limitStanding,
  limitUsage,
  limitSeverity,
} from './deposit-limits.ts';
export type { AmountInCurrency, LimitCheckReason, LimitUsage } from './deposit-limits.ts';
export {
  decideCryptoChoice,
  decideDepositMove,
  decideDisputeLift,
  decideReversal,
} from './decide-deposit-move.ts';
export type { CryptoChoiceFacts, ReversalPlan, ReversibleDeposit } from './decide-deposit-move.ts';
export {
  decideCashierChoice,
  decideCashierDetails,
  decideCashierMember,
  decideCashierOutcome,
  decideCashierTicket,
} from './decide-cashier-page.ts';
export { cashierOutcomeReasons, cashierPageReasons } from './cashier-page-reasons.ts';
export type { CashierOutcomeDetails, CashierPageReason } from './cashier-page-reasons.ts';
export {
  decideCallAnswer,
  decideCashierAccess,
  decideKnownPayment,
  decideProviderCall,
} from './decide-provider-call.ts';
export type {
  CalledPayment,
  CashierAccessFacts,
  ProviderCallFacts,
  ProviderCallPlan,
  ReceivedCall,
  ReportedPayment,
} from './decide-provider-call.ts';
export {
  ownTermsDecision,
  decideDeposit,
  promoChoiceDecision,
  decidePromoStart,
  unlistedPromoRefusal,
  promoLostBy,
} from './decide-deposit.ts';
export { canChooseMethod, decideWithdrawal, decideWithdrawalAccess } from './decide-withdrawal.ts';
export { decideCancellation, decideOwnWithdrawal, decideWithdrawalMove } from './decide-withdrawal-move.ts';
export type {
  DepositFacts,
  DepositPlan,
  DepositPromo,
  DepositPromoFacts,
  DepositStage,
  NextDeposit,
} from './deposit-facts.ts';
export {
  cryptoChoiceReasons,
  depositMoveReasons,
  disputeLiftReasons,
  reversalReasons,
} from './deposit-move-reasons.ts';
export type {
  CryptoChoiceReason,
  DepositMoveDetails,
  DepositMoveReason,
  DisputeLiftReason,
  ReversalReason,
} from './deposit-move-reasons.ts';
export { depositReasons } from './deposit-reasons.ts';
export type { DepositDetails, DepositReason } from './deposit-reasons.ts';
export type { PaymentCurrency } from './payment-currency.ts';
export type { PaymentDetails, PaymentReason } from './payment-reasons.ts';
export { draftsToGiveWay, listedDepositStatuses, listedWithdrawalStatuses } from './drafts.ts';
export { depositExpiry, draftsLeftBy, hasExpired, stoodStill } from './expiry.ts';
export type { StandingDeposit, StillSince, SupersededBy } from './expiry.ts';
export { withdrawalParts } from './fees.ts';
export type { WithdrawalParts } from './fees.ts';
export { depositOutcome, withdrawalOutcome } from './outcomes.ts';
export type { PaymentOutcome } from './outcomes.ts';
export {
  canMoveDeposit,
  canMoveWithdrawal,
  depositRequestStatus,
  depositStatuses,
  inFlightStatuses,
  holdsMoney,
  withdrawalRequestStatus,
  withdrawalStatuses,
} from './statuses.ts';
export type { DepositStatus, RequestStatus, WithdrawalStatus } from './statuses.ts';
export { netPayout, splitWithdrawal } from './withdrawal-split.ts';
export type { WithdrawalSplit } from './withdrawal-split.ts';
export type {
  PromoAtStake,
  WithdrawalAccessFacts,
  WithdrawalDraft,
  DisputedDeposit,
  WithdrawalFacts,
  WithdrawalPlan,
  WithdrawalStage,
} from './withdrawal-facts.ts';
export { cancellationReasons, withdrawalMoveReasons } from './withdrawal-move-reasons.ts';
export type {
  CancellationReason,
  WithdrawalMoveDetails,
  WithdrawalMoveReason,
} from './withdrawal-move-reasons.ts';
export { givenUpForGood, withdrawalAccessReasons, withdrawalReasons } from './withdrawal-reasons.ts';
export type { WithdrawalAccessReason, WithdrawalDetails, WithdrawalReason } from './withdrawal-reasons.ts';
export {
  cashierAccessReasons,
  providerBodyReasons,
  providerCallReasons,
  untimelyCallReasons,
} from './provider-call-reasons.ts';
export type { CashierAccessReason, ProviderCallReason } from './provider-call-reasons.ts';
