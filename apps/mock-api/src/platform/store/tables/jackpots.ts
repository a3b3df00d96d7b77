import type { JackpotPoolStatus, JackpotStatus } from '../contract-types.ts';
import type { EpochMs, MinorUnits, Sequence } from '../columns.ts';

/** Prize pools; what a pool holds is the balance of its house account in the ledger (JACK-03). */
export interface JackpotsTable {
  id: string;
  name: string;
  description: string;
  rules: string;
  type: string;
  currency: string;
  seed_minor: MinorUnits;
  high_threshold_minor: MinorUnits;
  low_threshold_minor: MinorUnits;
  /** Percent of the pool that one win pays. */
  payout_percentage: number;
  pool_status: JackpotPoolStatus;
  status: JackpotStatus;
  turnover_requirement_minor: MinorUnits;
  win_requirement_minor: MinorUnits;
}

export interface JackpotContributionsTable {
  jackpot_id: string;
  provider_id: string;
  /** Hundredths of a percent of the stake. */
  contribution: number;
}

/** Wins of jackpots (JACK-05). */
export interface JackpotPayoutsTable {
  seq: Sequence;
  id: string;
  jackpot_id: string;
  /** Null for a winner whose account is gone. */
  member_id: string | null;
  username: string;
  currency: string;
  amount_minor: MinorUnits;
  bet_minor: MinorUnits;
  paid_at: EpochMs;
}
