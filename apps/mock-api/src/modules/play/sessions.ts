import { Refusal } from '../../platform/graphql/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import type { GameSessionModel } from './model.ts';
import { gameSessionRow, latestSessionRow, mayPlay, toGameSession } from './store.ts';

/**
 * The session a vendor names, when its game is one of the vendor's.
 *
 * @throws Refusal NOT_FOUND, also for a session at another vendor's game
 */
export async function vendorSession(world: World, vendorId: string, id: string): Promise<GameSessionModel> {
  const row = await gameSessionRow(world.db, id);
  const session = row && toGameSession(row, await catalogueOf(world));
  if (session?.game.vendor.id !== vendorId) throw new Refusal('NOT_FOUND', 'There is no such game session.');
  return session;
}

/** The member's session at a game: the live one, else the last; null when there has been none. */
export async function latestSession(
  world: World,
  memberId: string,
  gameId: string,
): Promise<GameSessionModel | null> {
  const row = await latestSessionRow(world.db, memberId, gameId);
  return row ? toGameSession(row, await catalogueOf(world)) : null;
}

/** Whether bets are taken in a session now: it is live, and the member is logged in and ENABLED. */
export async function takesBets(world: World, session: GameSessionModel): Promise<boolean> {
  return session.dateTimeEnded === null && (await mayPlay(world.db, session.memberId, world.now()));
}
