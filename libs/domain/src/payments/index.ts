export {
  depositLimits,
  depositProblem,
  mostToWithdraw,
  paymentLimits,
  withdrawalProblem,
} from './amounts.ts';
export type {
  AmountLimits,
  DepositFacts,
  PaymentLimits,
  WithdrawalFacts,
  WithdrawalProblem,
} from './amounts.ts';
export { depositBookings, withdrawalBookings } from './bookings.ts';
export type { DepositBooking, WithdrawalBooking } from './bookings.ts';
export { depositCallback, withdrawalCallback } from './callbacks.ts';
export type { Callback, CallbackEffect, CancelReason, ProviderCall } from './callbacks.ts';
export {
  depositOrdinal,
  exceedsLimit,
  limitLeft,
  limitStand,
  limitTone,
  ordinalFits,
  usedShare,
} from './deposit-limits.ts';
export type { AmountInCurrency, DepositOrdinalTrigger, LimitStand } from './deposit-limits.ts';
export { canStartPromo, promoGoneMessage } from './deposit-promo.ts';
export type { DepositPromo, PromoDeposit } from './deposit-promo.ts';
export { draftsToGiveWay, listedDepositStatuses, listedWithdrawalStatuses } from './drafts.ts';
export { depositExpiry, draftsLeftBy, lapses, stoodStill, withdrawalLeftMessage } from './expiry.ts';
export type { StandingDeposit, StillSince, SupersededBy } from './expiry.ts';
export { withdrawalParts } from './fees.ts';
export type { WithdrawalParts } from './fees.ts';
export { depositOutcome, withdrawalOutcome } from './outcomes.ts';
export type { PaymentOutcome } from './outcomes.ts';
export { canChooseMethod, withdrawalBar } from './permission.ts';
export type { WithdrawalBar, WithdrawalStanding } from './permission.ts';
export { statedCurrencyProblem } from './stated-currency.ts';
export {
  canCancelWithdrawal,
  canMoveDeposit,
  canMoveWithdrawal,
  depositRequestStatus,
  depositStatuses,
  depositsUnderWay,
  holdsMoney,
  withdrawalRequestStatus,
  withdrawalStatuses,
} from './statuses.ts';
export type { DepositStatus, RequestStatus, WithdrawalStatus } from './statuses.ts';
export { paidOut, takeWithdrawal } from './taking.ts';
export type { WithdrawalTaking } from './taking.ts';
