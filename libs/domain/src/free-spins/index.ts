export { decideFreeSpin } from './decide-free-spin.ts';
export type { FreeSpinFacts, HeldFreeSpins } from './decide-free-spin.ts';
export { decideFreeSpinsChange } from './decide-free-spins-change.ts';
export { decideFreeSpinsClaim, isClaimablePromo } from './decide-free-spins-claim.ts';
export type { ClaimablePromo, FreeSpinsClaimFacts } from './decide-free-spins-claim.ts';
export { freeSpinReasons } from './free-spin-reasons.ts';
export type { FreeSpinReason } from './free-spin-reasons.ts';
export { freeSpinsChangeReasons } from './free-spins-change-reasons.ts';
export type { FreeSpinsChangeReason } from './free-spins-change-reasons.ts';
export { freeSpinsClaimNotices, freeSpinsClaimReasons } from './free-spins-claim-reasons.ts';
export type { FreeSpinsClaimReason } from './free-spins-claim-reasons.ts';
export { freeSpinsLossText } from './free-spins-loss.ts';
export type { FreeSpinsLoss } from './free-spins-loss.ts';
export { freeSpinsEndLabel, freeSpinsText } from './free-spins-text.ts';
export { awardGainText, freeSpinsGainText, freeSpinsGamesText, freeSpinsWinText } from './gain-text.ts';
export type { GivenFreeSpins } from './gain-text.ts';
export {
  areInPlay,
  areToActivate,
  endedFreeSpinStatuses,
  freeSpinsState,
  freeSpinStatus,
  givenFreeSpins,
  isEnrolled,
  leftFreeSpins,
  shownFreeSpins,
} from './free-spins.ts';
export type { ClaimedSpins, FreeSpinsLife, FreeSpinsState, FreeSpinStatus } from './free-spins.ts';
