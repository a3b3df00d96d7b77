/** The furthest a loader gets before it is done, in percent (SHELL-38). */
export const loadingCap = 90;

/** A loader that is done, in percent. */
export const loadingDone = 100;

const largestStep = 10;

/**
 * Progress of a loader after one more step while it is still loading (SHELL-38): a random step of 1 to 10 percent, never
 * beyond 90.
 *
 * @param current percent shown now
 * @param random a number from 0 up to but not including 1
 */
export function advanceLoading(current: number, random: number): number {
  const step = 1 + Math.floor(random * largestStep);
  return Math.min(loadingCap, Math.max(0, current) + step);
}
