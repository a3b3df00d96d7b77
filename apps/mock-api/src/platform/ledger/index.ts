export { accountId, bookedWallets, houseAccount, memberAccount } from './accounts.ts';
export { audit } from './audit.ts';
export { balances, balancesByCurrency, emptyWallets } from './balances.ts';
export { IdempotencyConflict, InsufficientFunds, InvalidEntry, UnknownRecord } from './errors.ts';
export { post } from './post.ts';
export { transactionRecords } from './records.ts';
export type * from './types.ts';
