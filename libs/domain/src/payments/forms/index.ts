export { depositFactsOf, depositSchema } from './deposit.ts';
export type { DepositEntry, DepositFormFacts, DepositMethodFacts } from './deposit.ts';
export { readTypedAmount, toTypedAmount } from '../amounts.ts';
export { startFailureTitle } from './texts.ts';
export {
  typedMostToWithdraw,
  withdrawalFactsOf,
  withdrawalHoldText,
  withdrawalSchema,
} from './withdrawal.ts';
export type { WithdrawalEntry, WithdrawalFormFacts, WithdrawalMethodFacts } from './withdrawal.ts';
