import type { ClaimDayEnd } from '@magpie/domain/cashback';
import type { Generated } from 'kysely';
import type { EpochMs, JsonText, MinorUnits, Sequence } from '#platform/store/columns.ts';
import type { BalanceType } from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

export interface CashbacksTable {
  id: string;
  title: string;
  description: string;
  currency: string;
  mainBannerImage: string;
  claimDays: JsonText;
  currencyType: Generated<BalanceType>;
  playNowLink: string | null;
  /** Share given back in hundredths of a percent. */
  share: Generated<number>;
  /** Whether the percentage of the member's level counts in place of the share, which is then the highest of them. */
  byLevel: Generated<boolean>;
  maxMonthlyMinor: Generated<MinorUnits>;
  levelRequirement: Generated<number>;
  onLossesOnly: Generated<boolean>;
  active: Generated<boolean>;
}

export interface CashbackProvidersTable {
  cashbackId: string;
  providerId: string;
  position: Generated<number>;
}

/** What a claim or a day was for; null for one on turnover, and where nothing was kept. */
export interface LossTerms {
  /** What had been lost, whoever paid for it. */
  lostMinor: MinorUnits | null;
  /** In hundredths of a percent. */
  share: number | null;
  /** The most that the cashback gave in a month; 0 for no limit. */
  limitMinor: MinorUnits | null;
  /** When the play began that it was for. */
  playBeganAt: EpochMs | null;
}

type Optional<Columns> = { [Name in keyof Columns]: Generated<Columns[Name]> };

export interface CashbackClaimsTable extends LossTerms {
  seq: Sequence;
  id: string;
  memberId: string;
  cashbackId: string;
  amountMinor: Generated<MinorUnits>;
  claimedAt: EpochMs;
  playEndedAt: EpochMs | null;
}

export interface CashbackDaysTable extends Optional<LossTerms> {
  seq: Sequence;
  memberId: string;
  cashbackId: string;
  /** When the first of the bets was settled that the claim of this day is for. */
  playedAt: EpochMs;
  /** When the day begins, in the timezone that the member had when it was worked out. */
  dayAt: EpochMs;
  /** When to close it, or before that to work it out again. */
  dueAt: EpochMs;
  state: Generated<ClaimDayEnd | 'OPEN'>;
  /** What was claimed or gone, in minor units of the cashback's currency. */
  amountMinor: Generated<MinorUnits>;
}

declare module '#platform/store/database.ts' {
  interface Database {
    cashbacks: CashbacksTable;
    cashbackProviders: CashbackProvidersTable;
    cashbackClaims: CashbackClaimsTable;
    cashbackDays: CashbackDaysTable;
  }
}

export const cashbackStore = storeArea({
  migrations,
  flags: {
    cashbacks: { byLevel: true, onLossesOnly: true, active: true },
  },
  moments: {
    cashbacks: [],
    cashbackProviders: [],
    cashbackClaims: ['claimedAt', 'playBeganAt', 'playEndedAt'],
    cashbackDays: ['playedAt', 'dayAt', 'dueAt', 'playBeganAt'],
  },
});
