export { decideScore, isScoredMoney } from './decide-score.ts';
export type { ScoredTournament, ScoreFacts, ScoredBet } from './decide-score.ts';
export { decideTournamentEnd } from './decide-tournament-end.ts';
export type { EndedTournament } from './decide-tournament-end.ts';
export { tournamentEndReasons } from './end-reasons.ts';
export { payoutTexts } from './payout-texts.ts';
export { sharePrizes } from './prizes.ts';
export type { Prize, Winner } from './prizes.ts';
export { scoreText, scoreUnit } from './score.ts';
export type { ScoredIn } from './score.ts';
export { scoreReasons } from './score-reasons.ts';
export type { ScoreReason } from './score-reasons.ts';
export { nobodyScoredText, standingPrize, standingPrizeText } from './standing-prize.ts';
export type { StandingPlace } from './standing-prize.ts';
export {
  closingTime,
  daysOfEnded,
  hasEndedLately,
  leaderboard,
  leaderboardPlaces,
  tournamentState,
} from './tournaments.ts';
export type { Ranked, RankingBasis, TournamentTimes } from './tournaments.ts';
