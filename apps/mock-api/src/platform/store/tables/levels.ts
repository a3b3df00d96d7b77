import type { Generated } from 'kysely';
import type { ExperienceUnit } from '../contract-types.ts';
import type { EpochMs, MinorUnits, Sequence } from '../columns.ts';

/** Gains of experience, from which a member's total is made (LEVEL-13). */
export interface ExperienceRecordsTable {
  seq: Sequence;
  id: string;
  memberId: string;
  unit: ExperienceUnit;
  experienceMilli: number;
  gainedAt: EpochMs;
}

/** Rewards of the levels that members have reached (LEVEL-15, LEVEL-16). */
export interface LevelRewardsTable {
  memberId: string;
  level: number;
  currency: string;
  amountMinor: MinorUnits;
  reachedAt: EpochMs;
  expiresAt: EpochMs;
  claimedAt: Generated<EpochMs | null>;
}
