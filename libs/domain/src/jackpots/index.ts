export {
  decideJackpotDraw,
  decideJackpotRound,
  isOpenJackpot,
  statusAfterWin,
} from './decide-jackpot-win.ts';
export type { JackpotRoundFacts, JackpotState, JackpotStatus } from './decide-jackpot-win.ts';
export { jackpotCountsText } from './counts-text.ts';
export { jackpotDrawReasons, jackpotRoundReasons } from './jackpot-reasons.ts';
export type { JackpotDrawReason, JackpotRoundReason } from './jackpot-reasons.ts';
export { missedWins } from './missed-wins.ts';
export type { KnownWins, RecordedWin, AnnouncedWin } from './missed-wins.ts';
export { jackpotFeed, largestPoolFirst, payJackpot, poolStatusAfter, timesTheBet } from './jackpots.ts';
export type { JackpotRules, JackpotWin, PoolStatus } from './jackpots.ts';
