import type { Generated } from 'kysely';
import type { AchievementType } from '../contract-types.ts';
import type { EpochMs, MinorUnits } from '../columns.ts';

/** Lines of badges, one for each way of playing (ACH-03). */
export interface AchievementsTable {
  id: string;
  type: AchievementType;
  name: string;
  position: Generated<number>;
  experienceMilli: Generated<number>;
  rewardMinor: Generated<MinorUnits>;
}

export interface AchievementBadgesTable {
  id: string;
  achievementId: string;
  level: number;
  name: string;
  description: string;
  goal: number;
  image: string;
  placeholder: string;
}

export interface MemberPlayCountsTable {
  memberId: string;
  games: Generated<number>;
  bets: Generated<number>;
  days: Generated<number>;
  streak: Generated<number>;
  longestStreak: Generated<number>;
}

export interface MemberBadgesTable {
  memberId: string;
  badgeId: string;
  completedAt: EpochMs;
  claimedAt: Generated<EpochMs | null>;
}

export interface MemberActiveBadgesTable {
  memberId: string;
  badgeId: string;
}
