/** Maximum while loading, in percent (SHELL-38). */
export const loadingCap = 90;

export const loadingDone = 100;

const largestStep = 10;

/** Adds a random step of 1 to 10 percent, up to 90 (SHELL-38). @param random from 0 up to but not including 1 */
export function advanceLoading(current: number, random: number): number {
  const step = 1 + Math.floor(random * largestStep);
  return Math.min(loadingCap, Math.max(0, current) + step);
}
