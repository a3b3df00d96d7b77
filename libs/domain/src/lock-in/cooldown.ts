import { addDuration, startOfDay } from '../calendar/index.ts';

/** Days of the lock-in cooldown (2 §9). */
export const lockInCooldownDays = 7;

/**
 * The first moment at which a lock-in is available again: the beginning of the day 7 days after the last lock-in, days
 * being those of the member's timezone (LOCK-03).
 */
export function cooldownEnds(lastLockIn: Date, timeZone: string): Date {
  const day = startOfDay(lastLockIn, timeZone);
  return addDuration(day, `P${String(lockInCooldownDays)}D`, timeZone) ?? addDuration(day, 'P7D') ?? day;
}

/** Whether the cooldown of the last lock-in still runs (LOCK-03). */
export function isOnCooldown(lastLockIn: Date, now: Date, timeZone: string): boolean {
  return now.getTime() < cooldownEnds(lastLockIn, timeZone).getTime();
}
