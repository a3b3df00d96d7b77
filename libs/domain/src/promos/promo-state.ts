import type { PromoTermsReason } from './promo-terms-reasons.ts';

export type PromoState =
  | 'AVAILABLE'
  | 'BLOCKED'
  | 'COOLDOWN'
  | 'ENDED'
  | 'ENROLLED'
  | 'IN_PROGRESS'
  | 'LEVEL_LOCKED'
  | 'MAXED_OUT'
  | 'WAITING';

export interface PromoStateFacts {
  readonly inProgress: boolean;
  /** Whether its free spins are the member's, or wait to be. */
  readonly enrolled: boolean;
  readonly isActive: boolean;
  /** Whether an award of it waits to begin. */
  readonly waits: boolean;
  /** Why it is not open to the member; null when it is. */
  readonly closed: PromoTermsReason | null;
  /** Whether it waits for the cooldown of the member's last lock-in to any promo. */
  readonly onCooldown: boolean;
  /** Whether nothing can be done with it now, be it that another promo is active or that it comes by itself. */
  readonly blocked: boolean;
}

const closedStates = { ended: 'ENDED', levelTooLow: 'LEVEL_LOCKED', noUses: 'MAXED_OUT' } as const;

/** The member's own progress comes before the promo's terms (SPIN-04, PROMO-16, PROMO-22, PROMO-54, LOCK-04). */
export function promoState({
  inProgress,
  enrolled,
  isActive,
  waits,
  closed,
  onCooldown,
  blocked,
}: PromoStateFacts): PromoState {
  if (inProgress) return 'IN_PROGRESS';
  if (enrolled || isActive) return 'ENROLLED';
  if (waits) return 'WAITING';
  if (closed) return closedStates[closed];
  if (onCooldown) return 'COOLDOWN';
  return blocked ? 'BLOCKED' : 'AVAILABLE';
}
