import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { BadgeActivationReason, BadgeClaimReason } from './badge-reasons.ts';

export interface BadgeFacts {
  readonly completed: boolean;
  readonly claimed: boolean;
}

/** A badge must be earned before it can be the active one (ACH-08). */
export function decideBadgeActivation<Badge extends BadgeFacts>(
  badge: Badge | null,
): Decision<{ readonly badge: Badge }, BadgeActivationReason> {
  if (!badge) return refuse('badgeUnknown');
  return badge.completed ? allow({ badge }) : refuse('notCompleted');
}

/** The reward of a badge is given once, after it was completed (ACH-09). */
export function decideBadgeClaim<Badge extends BadgeFacts>(
  badge: Badge | null,
): Decision<{ readonly badge: Badge }, BadgeClaimReason> {
  const earned = decideBadgeActivation(badge);
  if (!earned.allowed) return earned;
  return earned.plan.badge.claimed ? refuse('alreadyClaimed') : earned;
}

export type BadgeState = 'OPEN' | 'EARNED' | 'CLAIMED';

/** Earned as long as its reward can be claimed (ACH-10). */
export function badgeState(badge: BadgeFacts): BadgeState {
  if (decideBadgeClaim(badge).allowed) return 'EARNED';
  return badge.completed ? 'CLAIMED' : 'OPEN';
}
