export { netDeposits, transactionFilterNames, transactionFilters, typesOfFilter } from './transactions.ts';
export type { NetDepositFacts, TransactionFilter, TransactionTypeName } from './transactions.ts';
