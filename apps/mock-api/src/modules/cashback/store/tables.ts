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

export interface CashbackClaimsTable {
  seq: Sequence;
  id: string;
  memberId: string;
  cashbackId: string;
  amountMinor: Generated<MinorUnits>;
  claimedAt: EpochMs;
}

declare module '#platform/store/database.ts' {
  interface Database {
    cashbacks: CashbacksTable;
    cashbackProviders: CashbackProvidersTable;
    cashbackClaims: CashbackClaimsTable;
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
    cashbackClaims: ['claimedAt'],
  },
});
