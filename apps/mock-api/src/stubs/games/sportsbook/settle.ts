import { betEnd, settledState } from '@magpie/domain/sportsbook';
import type { ScheduledJob } from '#platform/jobs/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { entryOf } from './listing.ts';
import { closeLegs, decideBet, matchesToSettle, openAmong, openLegsOf, termsOf } from './store/index.ts';
import type { LegRow } from './store/index.ts';

/** Told within the platform when bets were decided, so that they are paid once that is committed. */
export const BETS_DECIDED = 'sportsbookBetsDecided';

function stateOf(unit: Unit, { fixtureId, market: kind, selection }: LegRow) {
  const entry = entryOf(unit.world, fixtureId);
  const market = entry?.markets.find((each) => each.kind === kind);
  return entry && market ? settledState(entry.fixture, entry.match, { market, selection }) : 'VOID';
}

const selectionOf = ({ market, selection }: LegRow): string => `${market} ${selection}`;

/** Decides the bets among some that do not depend on an open match any more; answers how many. */
export async function decideBets(unit: Unit, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (const { bet, legs } of await openAmong(unit, ids)) {
    const end = betEnd(termsOf(bet), legs);
    if (!end) continue;
    await decideBet(unit, bet.id, end);
    count += 1;
  }
  return count;
}

/** Settles the bets on a match in the moment at which it is over (PLAY-31). */
export const settleMatches: ScheduledJob = {
  kind: 'SETTLE_MATCH',
  upcoming: async (db, limit) =>
    (await matchesToSettle(db, limit)).map(({ fixtureId, endsAt }) => ({
      key: fixtureId,
      memberId: null,
      at: endsAt,
    })),
  run: async (unit, { key: fixtureId, at: endsAt }) => {
    const legs = await openLegsOf(unit, { fixtureId, endsAt });
    for (const leg of new Map(legs.map((each) => [selectionOf(each), each])).values()) {
      await closeLegs(unit, { ...leg, state: stateOf(unit, leg) });
    }
    const decided = await decideBets(unit, [...new Set(legs.map(({ betId }) => betId))]);
    if (decided > 0) unit.emit({ name: BETS_DECIDED, memberId: null, payload: {} });
  },
};
