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
}

/** @param award the last to come into force of those that stand in place of the spin's own */
export function returnedSpin(award: SpinHolder, now: Date): ReturnedSpin {
  const { status, endCause, expiresAt } = award;
  if (endCause === takenBack.cause) return 'TAKEN_BACK';
  if (expiresAt !== null && expiresAt <= now) return 'GONE';
  if (status === 'ACTIVE' || status === 'PENDING') return 'PLAYABLE';
  return spinsEnding[status] === null ? 'PLAYABLE' : 'GONE';
}
