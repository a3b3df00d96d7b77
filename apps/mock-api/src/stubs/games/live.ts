import { drawnAt, drawsOf, hashOf, nextRound } from '@magpie/domain/studio';
import { tableSeeds } from './rounds/shared.ts';
import { asJson } from './rounds/view.ts';
import type { StudioSeat } from './seat.ts';

const LISTED = 15;

/**
 * What goes on at a table for everyone: the round that a bet joins, how long until it is drawn, what the host says, and the
 * last results, the latest first. Null at a game where each member has rounds of their own.
 */
export function liveAt({ world, game, model: { shared }, at }: StudioSeat) {
  if (!shared) return null;
  const now = world.now().getTime();
  const round = nextRound(shared, now);
  const results = Array.from({ length: LISTED }, (_, index) => {
    const nonce = round - 1 - index;
    return { round: nonce, shown: shared.result(drawsOf(tableSeeds({ world, game }, shared, nonce))) };
  });
  return {
    round,
    /** In ms, as is the pace. */
    left: drawnAt(shared, round) - now,
    every: shared.every,
    seedHash: hashOf(tableSeeds({ world, game }, shared, round).serverSeed),
    host: results.slice(0, 1).map((last) => ({
      before: shared.host(round, last.shown).before,
      after: shared.host(last.round, last.shown).after,
    }))[0],
    results: results.map(({ round: number, shown }) => ({
      round: number,
      shown: asJson(shown, at.currency.type),
    })),
  };
}
