import type { PromoEndCause } from './end-cause.ts';
import { wasCompleted } from './renewal.ts';
import type { TakenAward } from './renewal.ts';
import type { MemberPromoStatus } from './status.ts';
import { takenBack } from './take-back.ts';

/** What happens to bonus money that comes back from a round: it stays bonus money, is paid as cash, or is taken. */
export type LateMoney = 'KEPT' | 'PAID' | 'TAKEN';

/** The promo whose money the stake of a round was, or the one that was given in place of it. */
export interface StakedPromo extends Pick<TakenAward, 'began' | 'turnover'> {
  readonly status: MemberPromoStatus;
  readonly endCause: PromoEndCause | null;
  /** Whether it was taken back with a deposit, and more of it is to be taken. */
  readonly owed: boolean;
}

/** The stake of the round was money of a promo, which may have ended since (PROMO-49). */
export function lateMoney(promo: StakedPromo): LateMoney {
  const { status, endCause, owed } = promo;
  const isForgiven = endCause === takenBack.cause && !owed;
  if (status === 'COMPLETE' || (isForgiven && wasCompleted(promo))) return 'PAID';
  return status === 'ACTIVE' ? 'KEPT' : 'TAKEN';
}

/** Where late money that is taken is given with later: with an award that waits, or one that may be given anew; null for nowhere. */
export function givenLater({
  status,
  endCause,
}: Pick<StakedPromo, 'status' | 'endCause'>): 'WAITING' | 'TAKEN_BACK' | null {
  if (status === 'PENDING') return 'WAITING';
  return endCause === takenBack.cause ? 'TAKEN_BACK' : null;
}
