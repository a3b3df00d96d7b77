export { depositFactsOf, depositSchema } from './deposit.ts';
export type { DepositEntry, DepositFormFacts, DepositMethodFacts } from './deposit.ts';
export { readTypedAmount, toTypedAmount } from './fields.ts';
export { paymentMessages, startFailureTitle } from './texts.ts';
export { typedMostToWithdraw, withdrawalSchema } from './withdrawal.ts';
export type { WithdrawalEntry, WithdrawalFormFacts } from './withdrawal.ts';
