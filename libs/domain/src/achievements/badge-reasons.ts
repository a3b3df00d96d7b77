import type { ReasonTable } from '../decision/index.ts';

/** Why a badge is not shown as the active one. */
export type BadgeActivationReason = 'badgeUnknown' | 'notCompleted';

/** What is said of it, in the order of the checks (ACH-08). */
export const badgeActivationReasons = {
  badgeUnknown: { code: 'NOT_FOUND', text: () => 'This badge does not exist.' },
  notCompleted: { code: 'CONFLICT', text: () => 'You have not completed this badge yet.' },
} as const satisfies ReasonTable<BadgeActivationReason>;

/** Why the reward of a badge is not claimed. */
export type BadgeClaimReason = BadgeActivationReason | 'alreadyClaimed';

/** What is said of it, in the order of the checks (ACH-09). */
export const badgeClaimReasons = {
  ...badgeActivationReasons,
  alreadyClaimed: {
    code: 'CONFLICT',
    text: () => 'You have claimed the reward of this badge already.',
  },
} as const satisfies ReasonTable<BadgeClaimReason>;
