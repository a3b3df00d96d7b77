export { approvedAmounts, approvedDeposits, countApprovedDeposits } from './approved.ts';
export type { ApprovedQuery } from './approved.ts';
export { allDeposits, allWithdrawals, paymentPostings } from './audited.ts';
export {
  addDeposit,
  inFlightAmounts,
  changeDeposit,
  depositList,
  depositRow,
  draftedDeposits,
  depositRows,
  pendingDeposits,
  stillDeposits,
} from './deposits.ts';
export type { DepositChange, DepositRow } from './deposits.ts';
export { depositMethodName, depositMethods, withdrawalMethodName, withdrawalMethods } from './methods.ts';
export type { DepositMethodRow, WithdrawalMethodRow } from './methods.ts';
export { answeredCall, belongsToAnother, isAuthorized, noteCall } from './provider-calls.ts';
export {
  addSplits,
  addWithdrawal,
  changeWithdrawal,
  draftedWithdrawals,
  splitsOf,
  withdrawalList,
  withdrawalRow,
  withdrawalRows,
} from './withdrawals.ts';
export type { SplitRow, WithdrawalRow } from './withdrawals.ts';
