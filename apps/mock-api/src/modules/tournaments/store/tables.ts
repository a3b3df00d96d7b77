import type { Generated } from 'kysely';
import type { EpochMs, MinorUnits } from '#platform/store/columns.ts';
import type { PayoutMode, ScheduledJobKind, TournamentRankingBasis } from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

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
  /** When its prizes were paid; null until they are. */
  prizesPaidAt: Generated<EpochMs | null>;
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
  /** Minor units of the currency, or hundredths of a multiplier. */
  score: number;
}

declare module '#platform/store/database.ts' {
  interface Database {
    tournaments: TournamentsTable;
    tournamentProviders: TournamentProvidersTable;
    tournamentRewards: TournamentRewardsTable;
    tournamentScores: TournamentScoresTable;
  }
}

export const tournamentsStore = storeArea({
  migrations,
  flags: {
    tournaments: { active: true },
  },
  moments: {
    tournaments: ['validFromAt', 'expiresAt', 'prizesPaidAt'],
    tournamentProviders: [],
    tournamentRewards: [],
    tournamentScores: [],
  },
});
