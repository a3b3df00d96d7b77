/** Maximum delay of a browser or Node timer in ms; a longer one fires at once. */
const longestTimer = 2_147_483_647;

const dayMs = 86_400_000;

/** For a moment too far away for one timer: when it fires, call again with the remaining ms, until the delay is 0. */
export function nextTimerDelay(remainingMs: number): number {
  if (Number.isNaN(remainingMs) || remainingMs <= 0) return 0;
  return Math.min(Math.ceil(remainingMs), longestTimer);
}

/** Rounded up to whole days; 0 once the moment has passed. */
export function daysLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / dayMs));
}

/** Rounded up to whole seconds; 0 once the moment has passed. */
export function secondsLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
}
