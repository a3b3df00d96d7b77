import type { Minor } from '../money/index.ts';
import { hasTurnover } from './promo-progress.ts';
import type { MemberPromoStatus } from './status.ts';

export interface PromoOutcome {
  readonly label: string;
  readonly text: string;
}

export interface OutcomeFacts {
  readonly status: MemberPromoStatus;
  /** Zero for free spins of a bonus, which are COMPLETE once they are given (SPIN-22). */
  readonly turnoverTarget: Minor;
}

const outcomes: Readonly<Record<MemberPromoStatus, PromoOutcome | null>> = {
  ACTIVE: null,
  CANCELED: { label: 'Cancelled', text: 'Ended before its target; its bonus was given up.' },
  COMPLETE: { label: 'Completed', text: 'Turned over in full; what was left of its bonus became cash.' },
  EXPIRED: { label: 'Expired', text: 'Its time ran out before its target was reached.' },
  LOST: { label: 'Lost', text: 'Too little of its bonus was left for a bet before its target was reached.' },
  PENDING: null,
};

/** How a promo of a member came out, in the words of the history; null while it is not over. */
export function promoOutcome({ status, turnoverTarget }: OutcomeFacts): PromoOutcome | null {
  const outcome = outcomes[status];
  if (status !== 'COMPLETE' || hasTurnover(turnoverTarget)) return outcome;
  return outcome && { ...outcome, text: 'Gave its free spins, with nothing to turn over.' };
}
