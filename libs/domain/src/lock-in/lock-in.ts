import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { isFreeSpinPromo } from '../promos/index.ts';
import type { PromoType } from '../promos/index.ts';

export interface LockInState {
  readonly promo: string;
  readonly enabled: boolean;
  readonly completed: boolean;
  /** True once the member cancelled it; only its cooldown remains then. */
  readonly cancelled: boolean;
  /** Whether its promo has ended or is switched off, and may go on only when that is undone. */
  readonly over: boolean;
  readonly lastLockIn: Date;
}

/** Whether both accumulated amounts have reached the required ones (LOCK-15). */
export function isLockInComplete(progress: {
  readonly accumulatedDeposit: Minor;
  readonly requiredDeposit: Minor;
  readonly accumulatedTurnover: Minor;
  readonly requiredTurnover: Minor;
}): boolean {
  return (
    progress.accumulatedDeposit >= progress.requiredDeposit &&
    progress.accumulatedTurnover >= progress.requiredTurnover
  );
}

/**
 * What a withdrawal takes off the deposits of a lock-in that runs, paused or not: they count net, or the same money could be paid
 * in again and again. Never more than there is, so that what was withdrawn of other money bars no later deposit.
 */
export function withdrawnFromLockIn(withdrawn: Minor, accumulatedDeposit: Minor): Minor {
  return money.min(withdrawn, accumulatedDeposit);
}

/** Whether it is neither completed, nor cancelled, nor over with its promo; it may be paused. */
export function isLockInRunning(lockIn: Pick<LockInState, 'completed' | 'cancelled' | 'over'>): boolean {
  return !lockIn.over && countsWithdrawals(lockIn);
}

/** Whether withdrawals come off its deposits: also while its promo is switched off, as it may be switched on again. */
export function countsWithdrawals(lockIn: Pick<LockInState, 'completed' | 'cancelled'>): boolean {
  return !lockIn.completed && !lockIn.cancelled;
}

/**
 * Whether a deposit or a bet counts while the promo is open: it is not paused, runs (LOCK-15), and was there before.
 * @param made when the deposit was approved, or the bet placed, whenever that is settled
 */
export function isLockInCounting(lockIn: Omit<LockInState, 'promo' | 'over'>, made: Date): boolean {
  return lockIn.enabled && isLockInRunning({ ...lockIn, over: false }) && made >= lockIn.lastLockIn;
}

/** The lock-in panel shows an enabled lock-in that is not completed (PROMO-37). */
export function isLockInShown(
  lockIn: { readonly lockInEnabled: boolean; readonly completed: boolean } | null | undefined,
): boolean {
  return lockIn?.lockInEnabled === true && !lockIn.completed;
}

/** Whether a lock-in is in progress (LOCK-04): a shown one, until its promo is over. @param open whether its promo is */
export function isLockInInProgress(lockIn: Parameters<typeof isLockInShown>[0], open: boolean): boolean {
  return open && isLockInShown(lockIn);
}

/** Whether a promo that began is what a completed lock-in was for; one that still runs has unlocked nothing (PROMO-43). */
export function unlocksBonus(
  lockIn: { readonly promo: { readonly id: string }; readonly completed: boolean } | null | undefined,
  promoId: string,
): boolean {
  return lockIn?.completed === true && lockIn.promo.id === promoId;
}

export interface UnlockFacts {
  readonly lockIn: {
    readonly promo: { readonly id: string; readonly type: PromoType };
    readonly completed: boolean;
  } | null;
  /** Id of the promo that is active; null for none. */
  readonly activePromo: string | null;
  /** Ids of the promos whose awards wait. */
  readonly waiting: readonly string[];
}

/**
 * The promo that a completed lock-in has brought about (PROMO-43); null before, while its award waits, and once it is over. One of
 * free spins is over as soon as it has given them, so that it counts as long as the lock-in is kept.
 */
export function unlockedPromo({ lockIn, activePromo, waiting }: UnlockFacts): string | null {
  if (!lockIn?.completed) return null;
  const { id, type } = lockIn.promo;
  const begun = isFreeSpinPromo(type) ? !waiting.includes(id) : activePromo === id;
  return begun ? id : null;
}

/** Whether the active promo panel is empty: no active promo, no visible lock-in, and loading is over (PROMO-38). */
export function panelIsEmpty(panel: {
  readonly hasActivePromo: boolean;
  readonly lockIn: { readonly lockInEnabled: boolean; readonly completed: boolean } | null;
  readonly loading: boolean;
}): boolean {
  return !panel.loading && !panel.hasActivePromo && !isLockInShown(panel.lockIn);
}
