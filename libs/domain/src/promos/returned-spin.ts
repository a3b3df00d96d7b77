import type { PromoEndCause } from './end-cause.ts';
import { spinsEnding } from './end-effects.ts';
import type { MemberPromoStatus } from './status.ts';
import { takenBack } from './take-back.ts';

/** What becomes of a free spin whose round was annulled: it can be played, is kept for the next gift, or is gone. */
export type ReturnedSpin = 'PLAYABLE' | 'TAKEN_BACK' | 'GONE';

interface HeldSpins {
  readonly status: 'ACTIVE' | 'CANCELLED' | 'COMPLETE' | 'EXPIRED';
  readonly takenBack: boolean;
}

export interface SpinHolder {
  readonly status: MemberPromoStatus;
  readonly endCause: PromoEndCause | null;
  /** Whether a dispute took it, be it that it had ended otherwise. */
  readonly isTakenBack: boolean;
  readonly expiresAt: Date | null;
  /** The free spins in its game that the award gave, and those that it stands in place of. */
  readonly spins: readonly HeldSpins[];
}

/** Whether any ended otherwise than by being played or in a dispute: one that comes back ends with them. */
const areOver = ({ spins }: SpinHolder): boolean =>
  spins.some(({ status, takenBack: went }) => !went && (status === 'CANCELLED' || status === 'EXPIRED'));

const keepsSpins = (status: MemberPromoStatus): boolean =>
  status === 'ACTIVE' || status === 'PENDING' || spinsEnding[status] === null;

/** @param award the last to come into force of those that stand in place of the spin's own */
export function returnedSpin(award: SpinHolder, now: Date): ReturnedSpin {
  const { status, endCause, expiresAt, isTakenBack } = award;
  if (areOver(award)) return 'GONE';
  if (endCause === takenBack.cause) return 'TAKEN_BACK';
  if (!keepsSpins(status)) return 'GONE';
  if (isTakenBack) return 'TAKEN_BACK';
  return expiresAt !== null && expiresAt <= now ? 'GONE' : 'PLAYABLE';
}
