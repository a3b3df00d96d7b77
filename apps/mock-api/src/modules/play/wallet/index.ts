export { playable, stakedFrom, stakesOf } from './money.ts';
export { placeBet } from './place-bet.ts';
export { inPlay } from './push.ts';
export type { Played } from './push.ts';
export { rollBack } from './roll-back.ts';
export { settleRound } from './settle-round.ts';
export { strayTransactions } from './store.ts';
export type { BetOrder, RollbackOrder, WalletAnswer, WinOrder } from './types.ts';
