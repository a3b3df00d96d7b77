import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { FreeSpinReason } from './free-spin-reasons.ts';
import type { FreeSpinStatus } from './free-spins.ts';

export interface HeldFreeSpins {
  readonly status: FreeSpinStatus;
  readonly activated: boolean;
  readonly expiresAt: Date | null;
  /** Spins left in this game; null when the vendor does not report it. */
  readonly remaining: number | null;
}

export interface FreeSpinFacts {
  /** Null when the member has none of that id for the game. */
  readonly spins: HeldFreeSpins | null;
  readonly now: Date;
}

/** Only activated free spins (SPIN-13), before their end, which is past itself, and while some remain. */
export function decideFreeSpin({ spins, now }: FreeSpinFacts): Decision<undefined, FreeSpinReason> {
  if (!spins) return refuse('notForGame');
  const { status, activated, expiresAt, remaining } = spins;
  if (remaining === 0 || status === 'COMPLETE') return refuse('played');
  if (status !== 'ACTIVE' || (expiresAt !== null && expiresAt <= now)) return refuse('over');
  return activated ? allow() : refuse('notActivated');
}
