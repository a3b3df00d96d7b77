import type { Generated } from 'kysely';
import type { AchievementType } from '../contract-types.ts';
import type { EpochMs, MinorUnits } from '../columns.ts';

/** Lines of badges, one for each way of playing (ACH-03). */
export interface AchievementsTable {
  id: string;
  type: AchievementType;
  name: string;
  position: Generated<number>;
  /** Thousandths of a point that each completed badge gives; 0 for none. */
  experience_milli: Generated<number>;
  /** AUD cents that each completed badge gives; 0 for none. */
  reward_minor: Generated<MinorUnits>;
}

/** The badges of the achievements, from level 1 up. */
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

/** What has been counted of each member's play. */
export interface MemberPlayCountsTable {
  member_id: string;
  games: Generated<number>;
  bets: Generated<number>;
  days: Generated<number>;
  /** Wins in a row up to now. */
  streak: Generated<number>;
  longest_streak: Generated<number>;
}

/** Badges that members have completed. */
export interface MemberBadgesTable {
  member_id: string;
  badge_id: string;
  completed_at: EpochMs;
  claimed_at: Generated<EpochMs | null>;
}

/** The badge each member chose to show. */
export interface MemberActiveBadgesTable {
  member_id: string;
  badge_id: string;
}
