export { cooldownEnds, isOnCooldown, lockInCooldownDays } from './cooldown.ts';
export { isLockInComplete, isLockInShown, lockInDecision, panelIsEmpty } from './lock-in.ts';
export type { LockInDecision, LockInFacts, LockInState } from './lock-in.ts';
