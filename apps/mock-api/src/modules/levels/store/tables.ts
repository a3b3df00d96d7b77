import type { Generated } from 'kysely';
import type { EpochMs, MinorUnits, Sequence } from '#platform/store/columns.ts';
import type { ExperienceUnit } from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

export interface MemberExperienceTable {
  memberId: string;
  /** Thousandths of an experience point, because one cent lost is 0.005 points. */
  experienceMilli: Generated<number>;
  level: Generated<number>;
  /** Days in a row with a login, the last one included. */
  loginStreak: Generated<number>;
  lastLoginAt: EpochMs | null;
}

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
  /** When its end came before it was claimed. */
  expiredAt: Generated<EpochMs | null>;
}

declare module '#platform/store/database.ts' {
  interface Database {
    memberExperience: MemberExperienceTable;
    experienceRecords: ExperienceRecordsTable;
    levelRewards: LevelRewardsTable;
  }
}

export const levelsStore = storeArea({
  migrations,
  flags: {},
  moments: {
    memberExperience: ['lastLoginAt'],
    experienceRecords: ['gainedAt'],
    levelRewards: ['reachedAt', 'expiresAt', 'claimedAt', 'expiredAt'],
  },
});
