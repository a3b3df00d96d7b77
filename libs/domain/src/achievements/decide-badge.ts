import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { BadgeActivationReason, BadgeClaimReason } from './badge-reasons.ts';

/** A member's progress with a badge, as far as what is asked for looks at it. */
export interface BadgeFacts {
  readonly completed: boolean;
  readonly claimed: boolean;
}

/** Decides whether a badge is shown as the active one: it must be earned before it is worn (ACH-08). */
export function decideBadgeActivation<Badge extends BadgeFacts>(
  badge: Badge | null,
): Decision<{ readonly badge: Badge }, BadgeActivationReason> {
  if (!badge) return refuse('badgeUnknown');
  return badge.completed ? allow({ badge }) : refuse('notCompleted');
}

/** Decides whether the reward of a badge is claimed: it must be completed, and is given once (ACH-09). */
export function decideBadgeClaim<Badge extends BadgeFacts>(
  badge: Badge | null,
): Decision<{ readonly badge: Badge }, BadgeClaimReason> {
  const earned = decideBadgeActivation(badge);
  if (!earned.allowed) return earned;
  return earned.plan.badge.claimed ? refuse('alreadyClaimed') : earned;
}

/** Where a member stands with a badge. */
export type BadgeState = 'ACTIVE' | 'CLAIMED' | 'EARNED' | 'OPEN';

/** Where a member stands with a badge. @param active whether it is the one the member chose to show */
export function badgeState({ completed, claimed }: BadgeFacts, active: boolean): BadgeState {
  if (active) return 'ACTIVE';
  if (!completed) return 'OPEN';
  return claimed ? 'CLAIMED' : 'EARNED';
}
