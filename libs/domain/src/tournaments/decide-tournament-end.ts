import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { TournamentEndReason } from './end-reasons.ts';

export interface EndedTournament {
  readonly prizesPaid: boolean;
}

/** Prizes are paid once, by the clock or by the operator (TOUR-10). @param tournament null for an unknown one */
export function decideTournamentEnd<T extends EndedTournament>(
  tournament: T | null,
): Decision<T, TournamentEndReason> {
  if (!tournament) return refuse('unknown');
  return tournament.prizesPaid ? refuse('alreadyPaid') : allow(tournament);
}
