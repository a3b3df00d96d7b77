import { drawnAction, isDrawn, nextRound, tableDay, tableSeed } from '@magpie/domain/studio';
import type { RoundSeeds, SharedRounds, StudioModel } from '@magpie/domain/studio';
import type { World } from '#platform/worlds/index.ts';
import type { RoundRow } from '../store/index.ts';
import { actOn } from './drive.ts';
import type { RoundContext } from './drive.ts';
import { modelOf } from './replay.ts';

/** A game in a world, at which all members play the same rounds. */
export interface SharedTable {
  readonly world: World;
  readonly game: { readonly code: string };
}

/** What decides a round of a table, whoever plays it. */
export const tableSeeds = (
  { world, game }: SharedTable,
  shared: SharedRounds,
  nonce: number,
): RoundSeeds => ({
  serverSeed: tableSeed(world.drawSeed, game.code, tableDay(shared, nonce)),
  clientSeed: game.code,
  nonce,
});

/** The seeds of the round that a bet joins; undefined at a game where each member has rounds of their own. */
export function seedsToJoin(
  table: SharedTable & { readonly model: StudioModel },
  now: Date,
): RoundSeeds | undefined {
  const { shared } = table.model;
  return shared && tableSeeds(table, shared, nextRound(shared, now.getTime()));
}

/** Whether nobody may act in a round yet, as it is not drawn. */
export function isUndrawn(row: RoundRow, now: Date): boolean {
  const { shared } = modelOf(row);
  return shared !== undefined && !isDrawn(shared, row.nonce, now);
}

/** Whether a round is one of a table and was drawn, so that everyone knows its result. */
export const isDrawnForAll = (row: RoundRow, now: Date): boolean =>
  modelOf(row).shared !== undefined && !isUndrawn(row, now);

/** Whether a member has yet to get the result of a round that was drawn for everyone. */
export const waitsForResult = (row: RoundRow, now: Date): boolean =>
  row.status === 'OPEN' && isDrawnForAll(row, now);

export const takeResult = (context: RoundContext, row: RoundRow): Promise<RoundRow> =>
  actOn(context, row, drawnAction);
