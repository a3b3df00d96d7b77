export {
  achievementTypes,
  achievementValue,
  activationProblem,
  badgeClaimProblem,
  countBet,
  emptyBadge,
  isCompleted,
  noPlay,
  shownBadge,
  withEmptyBadge,
} from './achievements.ts';
export type { AchievementType, Badge, BadgeFacts, CountedBet, PlayCounts } from './achievements.ts';
