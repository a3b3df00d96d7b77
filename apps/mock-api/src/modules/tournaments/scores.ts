import { money } from '@magpie/domain/money';
import { decideScore } from '@magpie/domain/tournaments';
import type { ScoredBet } from '@magpie/domain/tournaments';
import type { Unit } from '#platform/worlds/index.ts';
import { openTournaments, providerIds } from './store/index.ts';
import type { TournamentRow } from './store/index.ts';
import { saveScore, scoreOf, usernameOf } from './store/scores.ts';

export interface TournamentBet extends ScoredBet {
  readonly memberId: string;
}

async function count(unit: Unit, row: TournamentRow, bet: TournamentBet): Promise<void> {
  const before = await scoreOf(unit.db, row.id, bet.memberId);
  const decision = decideScore({
    tournament: {
      type: row.type,
      currency: row.currency,
      providers: await providerIds(unit.db, row.id),
      validFrom: new Date(row.validFromAt),
      expiresAt: new Date(row.expiresAt),
      active: row.active,
    },
    bet,
    score: before ? money.of(BigInt(before.score)) : null,
  });
  if (!decision.allowed) return;
  await saveScore(unit.db, {
    tournamentId: row.id,
    memberId: bet.memberId,
    username: before?.username ?? (await usernameOf(unit.db, bet.memberId)),
    score: Number(decision.plan),
  });
}

/** Counts a settled bet in every tournament that it counts for (TOUR-09). */
export async function countTowardsTournaments(unit: Unit, bet: TournamentBet): Promise<void> {
  for (const row of await openTournaments(unit.db, bet.currency, bet.settledAt.getTime())) {
    await count(unit, row, bet);
  }
}
