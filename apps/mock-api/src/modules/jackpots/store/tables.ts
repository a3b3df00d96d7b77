import type { EpochMs, MinorUnits, Sequence } from '#platform/store/columns.ts';
import type { JackpotPoolStatus, JackpotStatus } from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

/** Prize pools; what a pool holds is the balance of its house account in the ledger (JACK-03). */
export interface JackpotsTable {
  id: string;
  name: string;
  description: string;
  rules: string;
  type: string;
  currency: string;
  seedMinor: MinorUnits;
  highThresholdMinor: MinorUnits;
  lowThresholdMinor: MinorUnits;
  /** Percent of the pool that one win pays. */
  payoutPercentage: number;
  poolStatus: JackpotPoolStatus;
  status: JackpotStatus;
  turnoverRequirementMinor: MinorUnits;
  winRequirementMinor: MinorUnits;
}

export interface JackpotContributionsTable {
  jackpotId: string;
  providerId: string;
  /** Hundredths of a percent of the stake. */
  contribution: number;
}

export interface JackpotPayoutsTable {
  seq: Sequence;
  id: string;
  jackpotId: string;
  /** Null for a winner whose account is gone. */
  memberId: string | null;
  username: string;
  currency: string;
  amountMinor: MinorUnits;
  betMinor: MinorUnits;
  /** The bet that won it; null for one of a world that is older than this column. */
  betId: string | null;
  paidAt: EpochMs;
}

/** What stakes come to beyond what they have put into the pools (JACK-11). */
export interface JackpotRestsTable {
  jackpotId: string;
  rest: number;
}

declare module '#platform/store/database.ts' {
  interface Database {
    jackpots: JackpotsTable;
    jackpotContributions: JackpotContributionsTable;
    jackpotPayouts: JackpotPayoutsTable;
    jackpotRests: JackpotRestsTable;
  }
}

export const jackpotsStore = storeArea({
  migrations,
  flags: {},
  moments: {
    jackpots: [],
    jackpotContributions: [],
    jackpotPayouts: ['paidAt'],
    jackpotRests: [],
  },
});
