export {
  achievementTypes,
  achievementValue,
  badgesProgress,
  countBet,
  currentStreak,
  emptyBadge,
  isCompleted,
  noPlay,
  reachesGoal,
  shownBadge,
  withEmptyBadge,
} from './achievements.ts';
export type { AchievementType, Badge, AchievementBet, PlayCounts } from './achievements.ts';
export { streakEffect } from './streak.ts';
export type { StreakBet, StreakEffect } from './streak.ts';
export { badgeProgress, progressText } from './progress-text.ts';
export type { AchievementProgress, BadgeProgress } from './progress-text.ts';
export { badgeActivationReasons, badgeClaimReasons } from './badge-reasons.ts';
export type { BadgeActivationReason, BadgeClaimReason } from './badge-reasons.ts';
export { badgeState, decideBadgeActivation, decideBadgeClaim } from './decide-badge.ts';
export type { BadgeFacts, BadgeState } from './decide-badge.ts';
