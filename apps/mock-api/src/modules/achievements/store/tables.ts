import type { Generated } from 'kysely';
import type { EpochMs, MinorUnits } from '#platform/store/columns.ts';
import type { AchievementType } from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

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

declare module '#platform/store/database.ts' {
  interface Database {
    achievements: AchievementsTable;
    achievementBadges: AchievementBadgesTable;
    memberPlayCounts: MemberPlayCountsTable;
    memberBadges: MemberBadgesTable;
    memberActiveBadges: MemberActiveBadgesTable;
  }
}

export const achievementsStore = storeArea({
  migrations,
  flags: {},
  moments: {
    achievements: [],
    achievementBadges: [],
    memberPlayCounts: [],
    memberBadges: ['completedAt', 'claimedAt'],
    memberActiveBadges: [],
  },
});
