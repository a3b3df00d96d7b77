import type { Generated } from 'kysely';
import type { PayoutMode, ScheduledJobKind, TournamentRankingBasis } from '../contract-types.ts';
import type { EpochMs, Flag, MinorUnits } from '../columns.ts';

/** Contests between members (TOUR-03). */
export interface TournamentsTable {
  id: string;
  name: string;
  description: string;
  /** Rich text. */
  terms: string;
  type: TournamentRankingBasis;
  active: Generated<Flag>;
  currency: string;
  payout_mode: PayoutMode;
  crediting_job: ScheduledJobKind | null;
  valid_from_at: EpochMs;
  expires_at: EpochMs;
}

/** Providers whose games count; none of a tournament means all. */
export interface TournamentProvidersTable {
  tournament_id: string;
  provider_id: string;
}

/** Prizes by rank. */
export interface TournamentRewardsTable {
  tournament_id: string;
  rank: number;
  prize_minor: MinorUnits;
}

/** Scores of those who take part. */
export interface TournamentScoresTable {
  tournament_id: string;
  username: string;
  /** Null for somebody whose account is gone. */
  member_id: string | null;
  /** Hundredths. */
  score: number;
}
