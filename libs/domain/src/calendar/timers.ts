/** Longest delay of a browser or Node timer in ms; a longer one fires at once. */
const longestTimer = 2_147_483_647;

const dayMs = 86_400_000;

/**
 * Delay of the next timer on the way to a moment further off than one timer can reach. When it fires, the caller asks
 * again with the remaining time until it is 0.
 *
 * @param remainingMs time until the moment; past or unreadable moments give 0
 */
export function nextTimerDelay(remainingMs: number): number {
  if (Number.isNaN(remainingMs) || remainingMs <= 0) return 0;
  return Math.min(Math.ceil(remainingMs), longestTimer);
}

/** Days until a moment, a started day counting as a whole one; 0 once it has passed. */
export function daysLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / dayMs));
}

/** Seconds until a moment, a started second counting as a whole one; 0 once it has passed. */
export function secondsLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
}
