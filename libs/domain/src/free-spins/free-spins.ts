/** State of a member's free spins, CANCELLED with two Ls (SPIN-16). */
export type FreeSpinStatus = 'ACTIVE' | 'CANCELLED' | 'COMPLETE' | 'EXPIRED';

/** Whether a member has free spins of a promo in force; finished ones do not count (SPIN-05). */
export function isEnrolled(
  freeSpins: readonly { readonly promo: string; readonly status: FreeSpinStatus }[],
  promo: string,
): boolean {
  return freeSpins.some((spin) => spin.promo === promo && spin.status === 'ACTIVE');
}

/** Number of spins to show: what remains, or all of them when that is not known; 0 is shown as 0 (SPIN-14). */
export function shownFreeSpins(spins: {
  readonly remainingFreeSpins?: number | null | undefined;
  readonly betCount: number;
}): number {
  return spins.remainingFreeSpins ?? spins.betCount;
}

/**
 * The state of ACTIVE free spins at a moment: COMPLETE when every game's spins are known to be played, EXPIRED from their
 * end on.
 *
 * @param remaining spins left per game; null where it is not known
 */
export function freeSpinStatus(
  spins: { readonly expiresAt: Date | null; readonly remaining: readonly (number | null)[] },
  now: Date,
): FreeSpinStatus {
  if (spins.remaining.length > 0 && spins.remaining.every((left) => left === 0)) return 'COMPLETE';
  return spins.expiresAt !== null && spins.expiresAt.getTime() <= now.getTime() ? 'EXPIRED' : 'ACTIVE';
}
