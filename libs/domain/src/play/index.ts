export { recentDays, recentGames } from './recent-games.ts';
export type { Play } from './recent-games.ts';
export { betReasons } from './bet-reasons.ts';
export type { BetDetails, BetReason } from './bet-reasons.ts';
export { cashHold, cashHoldText, wayOutLabels, waysOut } from './cash-hold.ts';
export type { CashHold, CashHoldFacts, CashHoldText, WayOut } from './cash-hold.ts';
export { decideBet } from './decide-bet.ts';
export type { BetFacts, BetPlan, FreeSpinStake, WalletStake } from './decide-bet.ts';
export { decideLaunch } from './decide-launch.ts';
export type { LaunchFacts, LaunchPlan, LaunchVendor } from './decide-launch.ts';
export type { PlayFacts, PlayPlan } from './decide-play.ts';
export { countedStake, countedStakeText, isBoughtBack, isMostlyAtRisk } from './counted-stake.ts';
export type { PlayedStake, SettledRisk } from './counted-stake.ts';
export { decidePayment, shareReturned } from './decide-payment.ts';
export type { PaymentFacts, RoundEnd, StakedBet } from './decide-payment.ts';
export { decideRollback } from './decide-round.ts';
export type { RollbackFacts, RoundBet, SettlementFacts } from './decide-round.ts';
export {
  decideAdmission,
  decideGamePage,
  decideRoundSession,
  decideSeat,
  decideStudioSeat,
  decideTicket,
} from './decide-seat.ts';
export type { AdmissionPlan, SignedTicket } from './decide-seat.ts';
export { decideOwnGameSession } from './decide-own-game-session.ts';
export { decideStake, limitTexts } from './decide-stake.ts';
export type { StakeFacts } from './decide-stake.ts';
export { decideVendorAccount } from './decide-vendor-account.ts';
export { decideWalletOrder } from './decide-wallet-call.ts';
export type { GivenAmount, WalletOrderFacts } from './decide-wallet-call.ts';
export { decideWalletModeSwitch, switchedText } from './decide-wallet-mode-switch.ts';
export { betExperience, isWin } from './experience.ts';
export type { BetExperience, ExperienceHundredths, SettledBet } from './experience.ts';
export { gameSessionEnd } from './game-session.ts';
export type { GameSessionFacts } from './game-session.ts';
export { gameSessionReasons } from './game-session-reasons.ts';
export { frameVisible, launchOptions, readyWithinMs, sessionEndedText } from './launch.ts';
export {
  decideRealityCheckAnswer,
  defaultRealityCheck,
  isRealityCheckDue,
  playCountsFrom,
  playedTimeText,
  realityCheckDueAt,
  realityCheckIntervals,
  realityCheckLabel,
  realityCheckReasons,
} from './reality-check.ts';
export type { PlayFigures, RealityCheckInterval } from './reality-check.ts';
export { launchFailureMessage } from './launch-failure.ts';
export type { LaunchStep } from './launch-failure.ts';
export { launchReasons } from './launch-reasons.ts';
export type { LaunchReason } from './launch-reasons.ts';
export type { PlayReason } from './play-reasons.ts';
export { vendorAccountReasons } from './vendor-account-reasons.ts';
export { openingStake } from './opening-stake.ts';
export type { OpeningStake, OpeningStakeFacts } from './opening-stake.ts';
export { paymentReasons, rollbackReasons } from './round-reasons.ts';
export { earnsRewards, rewardedStakes } from './reward-stakes.ts';
export type { PlayedBet } from './reward-stakes.ts';
export { seatReasons } from './seat-reasons.ts';
export { stakeReasons } from './stake-reasons.ts';
export type { StakeDetails, StakeReason } from './stake-reasons.ts';
export { smallestStake } from './smallest-stake.ts';
export type { OfferedGame } from './smallest-stake.ts';
export { stakeLadder } from './stakes.ts';
export type { StakedGame } from './stakes.ts';
export { bindsPlay, changeCurrencyQuestion, otherCurrencyMessage } from './other-currency.ts';
export { balanceAlert, balanceAlertTexts, balanceFlagsAfter, defaultBalanceFlags } from './balance-flags.ts';
export type { BalanceAlert, BalanceFlag, BalanceFlags, BalanceUpdate } from './balance-flags.ts';
export { balanceUpdateFlags } from './wallet-mode.ts';
export type { BalanceUpdateFacts, WalletModeFacts } from './wallet-mode.ts';
export { platformBodyReasons, walletBodyReasons, walletOrderReasons } from './wallet-call-reasons.ts';
export { walletModeSwitchReasons } from './wallet-mode-switch-reasons.ts';
