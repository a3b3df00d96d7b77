import type { FreeSpinStatus } from '../free-spins/index.ts';
import type { PromoEndCause } from './end-cause.ts';
import { spinsEnding } from './end-effects.ts';
import type { MemberPromoStatus } from './status.ts';
import { takenBack } from './take-back.ts';

/** What becomes of a free spin whose round was annulled: it can be played, is kept for the next gift, or is gone. */
export type ReturnedSpin = 'PLAYABLE' | 'TAKEN_BACK' | 'GONE';

export interface SpinHolder {
  readonly status: MemberPromoStatus;
  readonly endCause: PromoEndCause | null;
  readonly expiresAt: Date | null;
  /** The free spins in its game that the award gave last; null where none were left to give. */
  readonly spins: { readonly status: FreeSpinStatus; readonly takenBack: boolean } | null;
}

/** Whether they ended otherwise than by being played or in a dispute: one that comes back ends with them. */
const areOver = ({ spins }: SpinHolder): boolean =>
  spins !== null && !spins.takenBack && (spins.status === 'CANCELLED' || spins.status === 'EXPIRED');

/** @param award the last to come into force of those that stand in place of the spin's own */
export function returnedSpin(award: SpinHolder, now: Date): ReturnedSpin {
  const { status, endCause, expiresAt } = award;
  if (areOver(award)) return 'GONE';
  if (endCause === takenBack.cause) return 'TAKEN_BACK';
  if (expiresAt !== null && expiresAt <= now) return 'GONE';
  if (status === 'ACTIVE' || status === 'PENDING') return 'PLAYABLE';
  return spinsEnding[status] === null ? 'PLAYABLE' : 'GONE';
}
