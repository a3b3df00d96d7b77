import type { PromoTermsReason } from './promo-terms-reasons.ts';

/** Where a promo stands for whoever looks at it. */
export type PromoState =
  'AVAILABLE' | 'COOLDOWN' | 'ENDED' | 'ENROLLED' | 'IN_PROGRESS' | 'LEVEL_LOCKED' | 'MAXED_OUT';

/** What decides where a promo stands. */
export interface PromoStateFacts {
  /** Whether the member works towards it in a lock-in. */
  readonly inProgress: boolean;
  /** Whether the member has active free spins of it. */
  readonly enrolled: boolean;
  /** Why it is not open to the member; null when it is. */
  readonly closed: PromoTermsReason | null;
  /** Whether the cooldown of the member's last lock-in to it still runs. */
  readonly onCooldown: boolean;
}

const closedStates = { ended: 'ENDED', levelTooLow: 'LEVEL_LOCKED', noUses: 'MAXED_OUT' } as const;

/** Where a promo stands: what the member has of it comes before its terms (SPIN-04, PROMO-16, LOCK-04). */
export function promoState({ inProgress, enrolled, closed, onCooldown }: PromoStateFacts): PromoState {
  if (inProgress) return 'IN_PROGRESS';
  if (enrolled) return 'ENROLLED';
  if (closed) return closedStates[closed];
  return onCooldown ? 'COOLDOWN' : 'AVAILABLE';
}
