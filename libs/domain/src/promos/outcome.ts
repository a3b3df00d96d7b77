import type { MemberPromoStatus } from './status.ts';

export interface PromoOutcome {
  readonly label: string;
  readonly text: string;
}

/** How a promo of a member came out, in the words of the history; null while it is not over. */
export const promoOutcomes: Readonly<Record<MemberPromoStatus, PromoOutcome | null>> = {
  ACTIVE: null,
  CANCELED: { label: 'Cancelled', text: 'Ended before its target; its bonus was given up.' },
  COMPLETE: { label: 'Completed', text: 'Turned over in full; what was left of its bonus became cash.' },
  EXPIRED: { label: 'Expired', text: 'Its time ran out before its target was reached.' },
  LOST: { label: 'Lost', text: 'Its bonus was played before its target was reached.' },
  PENDING: null,
};
