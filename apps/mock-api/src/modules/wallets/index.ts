export { balancePayload, emitBalance, noWarnings } from './push.ts';
export type { BalanceFlags } from './push.ts';
export { convert } from './rates.ts';
export { decimal, knownCurrency, totalOf, walletsView, withdrawable } from './service.ts';
export type { WalletsView } from './service.ts';
