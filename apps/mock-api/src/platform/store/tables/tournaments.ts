import type { Generated } from 'kysely';
import type { PayoutMode, ScheduledJobKind, TournamentRankingBasis } from '../contract-types.ts';
import type { EpochMs, MinorUnits } from '../columns.ts';

/** Contests between members (TOUR-03). */
export interface TournamentsTable {
  id: string;
  name: string;
  description: string;
  terms: string;
  type: TournamentRankingBasis;
  active: Generated<boolean>;
  currency: string;
  payoutMode: PayoutMode;
  creditingJob: ScheduledJobKind | null;
  validFromAt: EpochMs;
  expiresAt: EpochMs;
}

export interface TournamentProvidersTable {
  tournamentId: string;
  providerId: string;
}

export interface TournamentRewardsTable {
  tournamentId: string;
  rank: number;
  prizeMinor: MinorUnits;
}

export interface TournamentScoresTable {
  tournamentId: string;
  username: string;
  /** Null for somebody whose account is gone. */
  memberId: string | null;
  score: number;
}
