import {
  decideRealityCheckAnswer,
  decideOwnGameSession,
  gameSessionReasons,
  realityCheckReasons,
} from '@magpie/domain/play';
import type { RealityCheckInterval } from '@magpie/domain/play';
import { refusalOf } from '#platform/graphql/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import type { GameSessionModel } from './model.ts';
import { sessionById } from './service.ts';
import { checkDueAt, endOf, gameSessionRow, toGameSession } from './store/index.ts';
import { countAnew, keepInterval } from './store/reality-checks.ts';

/** A session of the member, live or over. @throws Refusal NOT_FOUND */
export async function gameSessionOf(world: World, memberId: string, id: string): Promise<GameSessionModel> {
  const row = await gameSessionRow(world.db, id);
  const session = row && toGameSession(row, await catalogueOf(world), world.now());
  const facts = { startedBy: row?.memberId ?? null, member: memberId };
  const decision = decideOwnGameSession({ ...facts, gameOffered: session != null });
  if (!decision.allowed) throw refusalOf(gameSessionReasons, decision);
  if (!session) throw new Error(`The game session ${id} is not kept.`);
  return session;
}

/** Chooses after how much play a member is asked whether to go on. */
export function chooseInterval(
  world: World,
  memberId: string,
  interval: RealityCheckInterval,
): Promise<RealityCheckInterval> {
  return world.write(async (unit) => {
    await keepInterval(unit, memberId, interval);
    return interval;
  });
}

/** Plays on after a reality check. @throws Refusal NOT_FOUND, GAME_SESSION_ENDED */
export async function answerRealityCheck(
  world: World,
  memberId: string,
  id: string,
): Promise<GameSessionModel> {
  const catalogue = await catalogueOf(world);
  return world.write(async (unit) => {
    const row = await gameSessionRow(unit.db, id);
    const decision = decideRealityCheckAnswer({
      startedBy: row?.memberId ?? null,
      member: memberId,
      sessionLive: row !== undefined && endOf(row, unit.now) === null,
      dueAt: row ? checkDueAt(row) : null,
      now: unit.now,
    });
    if (!decision.allowed) throw refusalOf(realityCheckReasons, decision);
    if (decision.plan.countsAnew) await countAnew(unit, id);
    return sessionById(unit, id, catalogue);
  });
}
