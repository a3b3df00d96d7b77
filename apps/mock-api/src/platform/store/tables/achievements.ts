import type { Generated } from 'kysely';
import type { AchievementType } from '../contract-types.ts';
import type { EpochMs, MinorUnits } from '../columns.ts';

/** Lines of badges, one for each way of playing (ACH-03). */
export interface AchievementsTable {
  id: string;
  type: AchievementType;
  name: string;
  position: Generated<number>;
  experience_milli: Generated<number>;
  reward_minor: Generated<MinorUnits>;
}

export interface AchievementBadgesTable {
  id: string;
  achievement_id: string;
  level: number;
  name: string;
  description: string;
  goal: number;
  image: string;
  placeholder: string;
}

export interface MemberPlayCountsTable {
  member_id: string;
  games: Generated<number>;
  bets: Generated<number>;
  days: Generated<number>;
  streak: Generated<number>;
  longest_streak: Generated<number>;
}

export interface MemberBadgesTable {
  member_id: string;
  badge_id: string;
  completed_at: EpochMs;
  claimed_at: Generated<EpochMs | null>;
}

export interface MemberActiveBadgesTable {
  member_id: string;
  badge_id: string;
}
