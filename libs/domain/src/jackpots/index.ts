export { payJackpot, poolStatusAfter } from './jackpots.ts';
export type { JackpotRules, JackpotWin, PoolStatus } from './jackpots.ts';
