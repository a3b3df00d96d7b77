import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { ScoreReason } from './score-reasons.ts';
import { tournamentState } from './tournaments.ts';
import type { RankingBasis, TournamentTimes } from './tournaments.ts';

export interface ScoredTournament extends TournamentTimes {
  readonly type: RankingBasis;
  readonly currency: string;
  /** Those whose games count; every provider when empty. */
  readonly providers: readonly string[];
}

export interface ScoredBet {
  readonly freeSpin: boolean;
  readonly bonusMoney: boolean;
  readonly currency: string;
  readonly provider: string;
  readonly placedAt: Date;
  readonly settledAt: Date;
  readonly stake: Minor;
  readonly counted: Minor;
  readonly payout: Minor;
}

export interface ScoreFacts {
  readonly tournament: ScoredTournament;
  readonly bet: ScoredBet;
  /** The member's score before the bet; null for a first one. */
  readonly score: Minor | null;
}

const points: Readonly<Record<RankingBasis, (bet: ScoredBet) => bigint>> = {
  TOTAL_BETS: ({ counted }) => counted,
  // In hundredths, and never rounded up to a multiplier that was not reached.
  MULTIPLIER: ({ stake, payout }) => (stake > 0n ? (payout * 100n) / stake : 0n),
  // What is won beyond the stake: a stake spread over all results wins nothing.
  WINNINGS: ({ stake, payout }) => money.max(money.zero, money.subtract(payout, stake)),
};

function counts({ type, validFrom, ...times }: ScoredTournament, bet: ScoredBet): ScoreReason | null {
  const running = tournamentState({ validFrom, ...times }, bet.settledAt) === 'RUNNING';
  if (!running || bet.placedAt < validFrom) return 'outsideTime';
  return points[type](bet) > 0n ? null : 'nothingScored';
}

/** Whether a bet can score in any tournament, by the money that paid for it. */
export const isScoredMoney = ({ freeSpin, bonusMoney }: ScoredBet): boolean => !freeSpin && !bonusMoney;

/**
 * The score after a settled bet: in minor units of the currency, or hundredths of a multiplier (TOUR-09). A round that
 * was open at the start or at the end counts for nothing, so that a score is final when its prizes are paid.
 */
export function decideScore({ tournament, bet, score }: ScoreFacts): Decision<Minor, ScoreReason> {
  const { type, currency, providers } = tournament;
  if (bet.freeSpin) return refuse('freeSpin');
  if (bet.bonusMoney) return refuse('bonusMoney');
  if (bet.currency !== currency) return refuse('otherCurrency');
  if (providers.length > 0 && !providers.includes(bet.provider)) return refuse('otherProvider');
  if (bet.counted === 0n && bet.stake > 0n) return refuse('notAtRisk');
  const reason = counts(tournament, bet);
  if (reason) return refuse(reason);
  const scored = money.of(points[type](bet));
  const before = score ?? money.zero;
  return allow(type === 'MULTIPLIER' ? money.max(before, scored) : money.add(before, scored));
}
