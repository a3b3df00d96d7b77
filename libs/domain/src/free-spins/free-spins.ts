import { isFreeSpinPromo } from '../promos/index.ts';
import type { PromoType } from '../promos/index.ts';

/** CANCELLED with two Ls (SPIN-16). */
export type FreeSpinStatus = 'ACTIVE' | 'CANCELLED' | 'COMPLETE' | 'EXPIRED';

/** The states in which they are over. */
export const endedFreeSpinStatuses = [
  'CANCELLED',
  'COMPLETE',
  'EXPIRED',
] as const satisfies readonly FreeSpinStatus[];

export interface FreeSpinsLife {
  readonly status: FreeSpinStatus;
  readonly activated: boolean;
}

/** Active, and to be activated before they can be played (SPIN-13). */
export const areToActivate = ({ status, activated }: FreeSpinsLife): boolean =>
  status === 'ACTIVE' && !activated;

export type FreeSpinsState = FreeSpinStatus | 'NOT_ACTIVATED';

/** What their card shows: those that are to be activated first are not in play yet (SPIN-13, SPIN-19). */
export const freeSpinsState = (spins: FreeSpinsLife): FreeSpinsState =>
  areToActivate(spins) ? 'NOT_ACTIVATED' : spins.status;

/** Whether a round may take from them now. */
export const areInPlay = ({ status, activated }: FreeSpinsLife): boolean => status === 'ACTIVE' && activated;

/** Free spins that a member has claimed; PENDING until the operator has released them (PROMO-56). */
export interface ClaimedSpins {
  readonly promo: string;
  readonly status: FreeSpinStatus | 'PENDING';
}

/**
 * Finished free spins do not count (SPIN-05). Only a promo that is claimed for its free spins is enrolled in: the award of a
 * deposit or a lock-in that waits leaves its promo open.
 */
export function isEnrolled(
  freeSpins: readonly ClaimedSpins[],
  promo: { readonly id: string; readonly type: PromoType },
): boolean {
  if (!isFreeSpinPromo(promo.type)) return false;
  return freeSpins.some(
    (spins) => spins.promo === promo.id && (spins.status === 'ACTIVE' || spins.status === 'PENDING'),
  );
}

/** The remaining spins, or all of them when the rest is not known; 0 is shown as 0 (SPIN-14). */
export function shownFreeSpins(spins: {
  readonly remainingFreeSpins?: number | null | undefined;
  readonly betCount: number;
}): number {
  return spins.remainingFreeSpins ?? spins.betCount;
}

/** How many free spins an award gives, in all of its games (SPIN-14). */
export function givenFreeSpins(games: readonly { readonly betCount: number }[]): number {
  return games.reduce((sum, { betCount }) => sum + betCount, 0);
}

/** How many of them are left, see `shownFreeSpins`. */
export function leftFreeSpins(games: readonly Parameters<typeof shownFreeSpins>[0][]): number {
  return games.reduce((sum, game) => sum + shownFreeSpins(game), 0);
}

/** COMPLETE when all spins are known to be played. @param remaining spins left per game; null where not known */
export function freeSpinStatus(
  spins: { readonly expiresAt: Date | null; readonly remaining: readonly (number | null)[] },
  now: Date,
): FreeSpinStatus {
  if (spins.remaining.length > 0 && spins.remaining.every((left) => left === 0)) return 'COMPLETE';
  return spins.expiresAt !== null && spins.expiresAt.getTime() <= now.getTime() ? 'EXPIRED' : 'ACTIVE';
}
