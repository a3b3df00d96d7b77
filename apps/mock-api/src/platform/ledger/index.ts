export { houseAccount, memberAccount } from './accounts.ts';
export { audit } from './audit.ts';
export type { AuditCheck } from './audit.ts';
export { balances, balancesByCurrency, emptyWallets, houseBalance, houseBalances } from './balances.ts';
export { IdempotencyConflict } from './errors.ts';
export { amountsOf, lastPlace, placeOf } from './places-store.ts';
export { transactionRecords } from './records.ts';
export type * from './types.ts';
export { ledgerRules } from './watch.ts';
