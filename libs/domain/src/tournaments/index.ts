export { leaderboard, leaderboardPlaces, rankingBases, tournamentState } from './tournaments.ts';
export type { Ranked, RankingBasis, TournamentTimes } from './tournaments.ts';
