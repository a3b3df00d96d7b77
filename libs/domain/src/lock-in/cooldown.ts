import { addDuration, memberPeriod } from '../calendar/index.ts';
import type { TimezoneChoice } from '../calendar/index.ts';

/** Days of the lock-in cooldown (2 §9). */
export const lockInCooldownDays = 7;

/**
 * The first moment at which a lock-in is available again: the beginning of the day 7 days after the last lock-in, days
 * being those of the member's timezone at that time (LOCK-03). Another one chosen since neither shortens nor prolongs it.
 */
export function cooldownEnds(lastLockIn: Date, timezones: readonly TimezoneChoice[]): Date {
  const { start, timezone } = memberPeriod('DAILY', timezones, lastLockIn);
  return (
    addDuration(start, `P${String(lockInCooldownDays)}D`, timezone) ?? addDuration(start, 'P7D') ?? start
  );
}

/** Whether the cooldown of the last lock-in still runs (LOCK-03). */
export function isOnCooldown(lastLockIn: Date, now: Date, timezones: readonly TimezoneChoice[]): boolean {
  return now.getTime() < cooldownEnds(lastLockIn, timezones).getTime();
}
