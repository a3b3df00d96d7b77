import { addDuration, memberPeriod } from '../calendar/index.ts';
import type { TimezoneChoice } from '../calendar/index.ts';

export const lockInCooldownDays = 7;

/**
 * The cooldown ends with the start of the day 7 days after the last lock-in, in the member's timezone at that time
 * (LOCK-03). A timezone chosen later neither shortens nor extends it.
 */
export function cooldownEnds(lastLockIn: Date, timezones: readonly TimezoneChoice[]): Date {
  const { start, timezone } = memberPeriod('DAILY', timezones, lastLockIn);
  return (
    addDuration(start, `P${String(lockInCooldownDays)}D`, timezone) ?? addDuration(start, 'P7D') ?? start
  );
}

export function isOnCooldown(lastLockIn: Date, now: Date, timezones: readonly TimezoneChoice[]): boolean {
  return now.getTime() < cooldownEnds(lastLockIn, timezones).getTime();
}
