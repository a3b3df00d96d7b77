import type { Generated } from 'kysely';
import type { ExperienceUnit } from '../contract-types.ts';
import type { EpochMs, MinorUnits, Sequence } from '../columns.ts';

/** Gains of experience, from which a member's total is made (LEVEL-13). */
export interface ExperienceRecordsTable {
  seq: Sequence;
  id: string;
  member_id: string;
  unit: ExperienceUnit;
  experience_milli: number;
  gained_at: EpochMs;
}

/** Rewards of the levels that members have reached (LEVEL-15, LEVEL-16). */
export interface LevelRewardsTable {
  member_id: string;
  level: number;
  currency: string;
  amount_minor: MinorUnits;
  reached_at: EpochMs;
  expires_at: EpochMs;
  claimed_at: Generated<EpochMs | null>;
}
