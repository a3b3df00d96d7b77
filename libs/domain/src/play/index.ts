export { betExperience } from './experience.ts';
export type { BetExperience, ExperienceHundredths, SettledBet } from './experience.ts';
export {
  drawOutcome,
  fixedOddsPayout,
  fixedOddsStakes,
  lowestOdds,
  oddsMargin,
  oddsOf,
} from './fixed-odds.ts';
export type { OddsHundredths } from './fixed-odds.ts';
export { beforeLaunch, frameVisible, launchFailureMessage, launchOptions, launchSteps } from './launch.ts';
export type { LaunchDecision, LaunchFacts, LaunchStep } from './launch.ts';
export { balanceUpdateFlags, playableBalance, takeBet, winWallet } from './seamless-wallet.ts';
export type { BalanceUpdateFacts, PlayBalances, PlayWallet, Taking } from './seamless-wallet.ts';
export {
  isSlotStake,
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
export { balanceAlert, balanceFlagsAfter, defaultBalanceFlags, walletMode } from './wallet-mode.ts';
export type { BalanceFlag, BalanceFlags, BalanceUpdate, WalletMode, WalletModeFacts } from './wallet-mode.ts';
