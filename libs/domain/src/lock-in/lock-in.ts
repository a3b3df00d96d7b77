import { memberPeriod } from '../calendar/index.ts';
import type { TimezoneChoice } from '../calendar/index.ts';
import { promoDate } from '../format/index.ts';
import type { Minor } from '../money/index.ts';
import { cooldownEnds, isOnCooldown } from './cooldown.ts';

/** The promo a member is or was last locked in to. */
export interface LockInState {
  /** Id of the promo. */
  readonly promo: string;
  readonly enabled: boolean;
  readonly completed: boolean;
  /** True once the member cancelled it; only its cooldown is left then. */
  readonly cancelled: boolean;
  readonly lastLockIn: Date;
}

/** What decides about a lock-in. */
export interface LockInFacts {
  /** Id of the promo to lock in to. */
  readonly promo: string;
  /** Whether the promo takes lock-ins at all. */
  readonly lockInEnabled: boolean;
  readonly current: LockInState | null;
  readonly now: Date;
  /** The timezones the member has chosen. */
  readonly timezones: readonly TimezoneChoice[];
}

/** START begins a new lock-in, RESUME switches a paused one on again; otherwise the message says why not. */
export type LockInDecision =
  | { readonly kind: 'START' }
  | { readonly kind: 'RESUME' }
  | { readonly kind: 'REFUSED'; readonly message: string };

const refused = (message: string): LockInDecision => ({ kind: 'REFUSED', message });

/** Whether a member can lock in to a promo now (LOCK-07, LOCK-16). */
export function lockInDecision({
  promo,
  lockInEnabled,
  current,
  now,
  timezones,
}: LockInFacts): LockInDecision {
  if (!lockInEnabled) return refused('Lock in is not available for this promo.');
  if (current && !current.completed && !current.cancelled) {
    return current.promo === promo ? { kind: 'RESUME' } : refused('You are locked in to another promo.');
  }
  if (current && isOnCooldown(current.lastLockIn, now, timezones)) {
    const { timezone } = memberPeriod('DAILY', timezones, current.lastLockIn);
    const day = promoDate(cooldownEnds(current.lastLockIn, timezones), timezone);
    return refused(`Lock in is on cooldown. Available on ${day}.`);
  }
  return { kind: 'START' };
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

/** Whether the lock-in panel shows: a lock-in exists, is enabled and is not completed (PROMO-37). */
export function isLockInShown(
  lockIn: { readonly lockInEnabled: boolean; readonly completed: boolean } | null | undefined,
): boolean {
  return lockIn?.lockInEnabled === true && !lockIn.completed;
}

/** Whether the active promo panel is empty: no active promo, no lock-in that shows, and loading is over (PROMO-38). */
export function panelIsEmpty(panel: {
  readonly hasActivePromo: boolean;
  readonly lockIn: { readonly lockInEnabled: boolean; readonly completed: boolean } | null;
  readonly loading: boolean;
}): boolean {
  return !panel.loading && !panel.hasActivePromo && !isLockInShown(panel.lockIn);
}
