export { isOnCooldown } from './cooldown.ts';
export { depositsThatEarned, isAwardEarned, withDepositAgain, withoutDeposit } from './counted-deposits.ts';
export type { CountedDeposits, LockInWithdrawn } from './counted-deposits.ts';
export { cooldownDay, decideLockIn } from './decide-lock-in.ts';
export type { LockInFacts, LockInTerms, LockInPlan } from './decide-lock-in.ts';
export { decideLockInCancellation, decideLockInPause } from './decide-lock-in-change.ts';
export type { LockInChangeFacts } from './decide-lock-in-change.ts';
export { lockInChangeReasons } from './lock-in-change-reasons.ts';
export type { LockInChangeReason } from './lock-in-change-reasons.ts';
export { lockInEnding, lockInReachedTexts } from './lock-in-ending.ts';
export type { LockInEnd, LockInReached } from './lock-in-ending.ts';
export { lockInReasons } from './lock-in-reasons.ts';
export type { LockInDetails, LockInReason } from './lock-in-reasons.ts';
export {
  lockInGoalText,
  lockInLossText,
  lockInWithdrawalText,
  netDepositsNote,
  unlockText,
} from './lock-in-text.ts';
export type { LockInGoal, LockInLoss, LockInWithdrawal } from './lock-in-text.ts';
export {
  countsWithdrawals,
  isLockInComplete,
  isLockInCounting,
  isLockInInProgress,
  isLockInRunning,
  isLockInShown,
  panelIsEmpty,
  unlockedPromo,
  unlocksBonus,
  withdrawnFromLockIn,
} from './lock-in.ts';
export type { LockInState } from './lock-in.ts';
export { unlockedSpinsText, unlockedText } from './unlocked-text.ts';
