import type { ReasonTable } from '../decision/index.ts';

export type BadgeActivationReason = 'badgeUnknown' | 'notCompleted';

/** In the order of the checks (ACH-08). */
export const badgeActivationReasons = {
  badgeUnknown: { code: 'NOT_FOUND', text: () => 'This badge does not exist.' },
  notCompleted: { code: 'CONFLICT', text: () => 'You have not completed this badge yet.' },
} as const satisfies ReasonTable<BadgeActivationReason>;

export type BadgeClaimReason = BadgeActivationReason | 'alreadyClaimed';

/** In the order of the checks (ACH-09). */
export const badgeClaimReasons = {
  ...badgeActivationReasons,
  alreadyClaimed: {
    code: 'CONFLICT',
    text: () => 'You have claimed the reward of this badge already.',
  },
} as const satisfies ReasonTable<BadgeClaimReason>;
