import { isRealityCheckDue } from '@magpie/domain/play';
import type { Unit, World } from '#platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import type { GameSessionModel } from './model.ts';
import {
  checkDueAt,
  endOf,
  gameSessionRow,
  keepSign,
  latestSessionRow,
  liveSessionsOf,
  toGameSession,
} from './store/index.ts';

/** The session a vendor names, when its game is one of the vendor's; null otherwise. */
export async function vendorSession(
  world: World,
  vendorId: string,
  id: string,
): Promise<GameSessionModel | null> {
  const row = await gameSessionRow(world.db, id);
  const session = row && toGameSession(row, await catalogueOf(world), world.now());
  return session?.game.vendor.id === vendorId ? session : null;
}

/** The session at a game that was started in a login: the live one, else the last; null when there has been none. */
export async function latestSession(
  world: World,
  loginSessionId: string,
  gameId: string,
): Promise<GameSessionModel | null> {
  const row = await latestSessionRow(world.db, loginSessionId, gameId);
  return row ? toGameSession(row, await catalogueOf(world), world.now()) : null;
}

/** Whether a session is live now (PLAY-28), and whether the member has yet to answer a reality check. */
export async function sessionNow(
  unit: Unit,
  { id }: GameSessionModel,
): Promise<{ readonly sessionLive: boolean; readonly realityCheckDue: boolean }> {
  const row = await gameSessionRow(unit.db, id);
  return {
    sessionLive: row !== undefined && endOf(row, unit.now) === null,
    realityCheckDue: row !== undefined && isRealityCheckDue(checkDueAt(row), unit.now),
  };
}

/** Counts a bet as a sign of life of its session (PLAY-28). */
export async function countBet(unit: Unit, session: GameSessionModel): Promise<void> {
  await keepSign(unit, session.id);
}

/** Counts a call of a game's page as a sign of life of its session, if that is live (PLAY-28). */
export async function countPageCall(world: World, session: GameSessionModel): Promise<void> {
  if (session.dateTimeEnded !== null) return;
  await world.write(async (unit) => {
    if ((await sessionNow(unit, session)).sessionLive) await keepSign(unit, session.id);
  });
}

/** Counts a heartbeat of a login session as a sign of life of the game session that was started in it (PLAY-28). */
export async function countHeartbeat(world: World, loginSessionId: string): Promise<void> {
  const live = await liveSessionsOf(world.db, loginSessionId, world.now());
  if (live.length === 0) return;
  await world.write(async (unit) => {
    for (const id of await liveSessionsOf(unit.db, loginSessionId, unit.now)) await keepSign(unit, id);
  });
}
