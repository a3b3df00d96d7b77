import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { FreeSpinReason } from './free-spin-reasons.ts';
import type { FreeSpinStatus } from './free-spins.ts';

/** A member's free spins in one game. */
export interface HeldFreeSpins {
  readonly status: FreeSpinStatus;
  readonly activated: boolean;
  /** Null for no end. */
  readonly expiresAt: Date | null;
  /** Spins left in this game; null where the vendor does not tell. */
  readonly remaining: number | null;
}

/** Free spins that are to be played, at a moment. */
export interface FreeSpinFacts {
  /** Null when the member has none of that id for the game. */
  readonly spins: HeldFreeSpins | null;
  readonly now: Date;
}

/** Decides whether free spins are played: activated ones (SPIN-13) that are left and not over. Their end itself is past. */
export function decideFreeSpin({ spins, now }: FreeSpinFacts): Decision<undefined, FreeSpinReason> {
  if (!spins) return refuse('notForGame');
  const { status, activated, expiresAt, remaining } = spins;
  if (remaining === 0 || status === 'COMPLETE') return refuse('played');
  if (status !== 'ACTIVE' || (expiresAt !== null && expiresAt <= now)) return refuse('over');
  return activated ? allow() : refuse('notActivated');
}
