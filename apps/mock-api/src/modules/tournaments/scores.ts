import { money } from '@magpie/domain/money';
import { decideScore, isScoredMoney } from '@magpie/domain/tournaments';
import type { ScoredBet } from '@magpie/domain/tournaments';
import type { Unit } from '#platform/worlds/index.ts';
import { openTournaments, saveScores } from './store/counting.ts';
import type { OpenTournament } from './store/counting.ts';
import type { ScoreRow } from './store/scores.ts';

export interface TournamentBet extends ScoredBet {
  readonly memberId: string;
}

/** None when the bet leaves the score as it is. */
function scoreAfter(bet: TournamentBet, { row, providers, score, username }: OpenTournament): ScoreRow[] {
  const decision = decideScore({
    tournament: {
      type: row.type,
      currency: row.currency,
      providers,
      validFrom: new Date(row.validFromAt),
      expiresAt: new Date(row.expiresAt),
      active: row.active,
    },
    bet,
    score: score === null ? null : money.of(BigInt(score)),
  });
  if (!decision.allowed) return [];
  return [{ tournamentId: row.id, memberId: bet.memberId, username, score: Number(decision.plan) }];
}

/** Counts a settled bet in every tournament that it counts for (TOUR-09). */
export async function countTowardsTournaments(unit: Unit, bet: TournamentBet): Promise<void> {
  if (!isScoredMoney(bet)) return;
  const { memberId, currency } = bet;
  const open = await openTournaments(unit.db, { memberId, currency, settledAt: bet.settledAt.getTime() });
  await saveScores(
    unit.db,
    open.flatMap((tournament) => scoreAfter(bet, tournament)),
  );
}
