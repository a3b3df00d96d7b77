import type { Generated } from 'kysely';
import type { PayoutMode, ScheduledJobKind, TournamentRankingBasis } from '../contract-types.ts';
import type { EpochMs, Flag, MinorUnits } from '../columns.ts';

/** Contests between members (TOUR-03). */
export interface TournamentsTable {
  id: string;
  name: string;
  description: string;
  terms: string;
  type: TournamentRankingBasis;
  active: Generated<Flag>;
  currency: string;
  payout_mode: PayoutMode;
  crediting_job: ScheduledJobKind | null;
  valid_from_at: EpochMs;
  expires_at: EpochMs;
}

export interface TournamentProvidersTable {
  tournament_id: string;
  provider_id: string;
}

export interface TournamentRewardsTable {
  tournament_id: string;
  rank: number;
  prize_minor: MinorUnits;
}

export interface TournamentScoresTable {
  tournament_id: string;
  username: string;
  /** Null for somebody whose account is gone. */
  member_id: string | null;
  score: number;
}
