export { netDeposits, transactionFilterNames, transactionFilters, typesOfFilter } from './transactions.ts';
export type { NetDepositFacts, TransactionFilter, TransactionTypeName } from './transactions.ts';
export { currenciesOfChoice, currencyTypeChoices } from './currency-choice.ts';
export type { CurrencyTypeChoice } from './currency-choice.ts';
