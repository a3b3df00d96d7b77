export { transactionsCsv } from './csv.ts';
export type { ExportedTransaction } from './csv.ts';
export { currenciesOfChoice, currencyTypeChoices } from './currency-choice.ts';
export type { CurrencyTypeChoice } from './currency-choice.ts';
export { decideNetDeposits, netDepositsReasons } from './decide-net-deposits.ts';
export type { NetDepositsFacts, NetDepositsReason } from './decide-net-deposits.ts';
export {
  awaitsCurrency,
  readHistoryFilters,
  transactionCallFilter,
  withCurrencyType,
  writeHistoryFilters,
} from './history-filters.ts';
export type { HistoryFilters, HistoryOptions, TransactionCallFilter } from './history-filters.ts';
export { displayNetDeposits } from './net-deposits.ts';
export type { NetDepositsAnswer } from './net-deposits.ts';
export { postingProblem, postingRules } from './postings.ts';
export type { HouseAccountKind, PostingLeg, PostingRule } from './postings.ts';
export {
  defaultHistoryRange,
  historyFileName,
  historyPageSizes,
  historyPeriod,
  historyRanges,
} from './ranges.ts';
export type { HistoryPageSize, HistoryPeriod, HistoryRange } from './ranges.ts';
export { netDeposits, transactionFilterNames, transactionFilters, typesOfFilter } from './transactions.ts';
export type { NetDepositFacts, TransactionFilter, TransactionTypeName } from './transactions.ts';
