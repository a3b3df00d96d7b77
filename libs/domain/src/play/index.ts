export { balanceUpdateFlags } from './balance-update.ts';
export type { BalanceUpdateFacts } from './balance-update.ts';
export { decidePlay, playRefusals } from './decide-play.ts';
export type { PlayDecision, PlayFacts } from './decide-play.ts';
export { betExperience } from './experience.ts';
export type { BetExperience, ExperienceHundredths, SettledBet } from './experience.ts';
export { drawOutcome, fixedOddsPayout, lowestOdds, oddsMargin, oddsOf } from './fixed-odds.ts';
export type { OddsHundredths } from './fixed-odds.ts';
export { gameSessionEnd } from './game-session.ts';
export type { GameSessionFacts } from './game-session.ts';
export { beforeLaunch, frameVisible, launchFailureMessage, launchOptions, launchSteps } from './launch.ts';
export type { LaunchDecision, LaunchFacts, LaunchStep } from './launch.ts';
export {
  lineWin,
  slotLines,
  slotOutcome,
  slotPayout,
  slotPays,
  slotReels,
  slotStakes,
  slotSymbols,
  spinSlot,
} from './slot.ts';
export type { SlotOutcome, SlotSymbol, SlotWin } from './slot.ts';
export { isWithinLimits, stakeLadder, stakeLimits } from './stakes.ts';
export type { StakedGame, StakeLimits } from './stakes.ts';
export { otherCurrencyMessage } from './other-currency.ts';
export { balanceAlert, balanceFlagsAfter, defaultBalanceFlags } from './balance-flags.ts';
export type { BalanceFlag, BalanceFlags, BalanceUpdate } from './balance-flags.ts';
export { walletMode } from './wallet-mode.ts';
export type { WalletModeFacts } from './wallet-mode.ts';
