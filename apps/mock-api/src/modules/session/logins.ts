import { decideSessionEnd, sessionEndReasons } from '@magpie/domain/session';
import type { Caller } from '#platform/auth/index.ts';
import { endMemberSessions, endSession, requireLiveSession } from '#platform/auth/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import { pageOfRows } from '#platform/paging/index.ts';
import type { World } from '#platform/worlds/index.ts';
import type { SessionRow } from './store/index.ts';
import { liveSessions, sessionRow } from './store/index.ts';

function view(row: SessionRow, caller: Caller) {
  return {
    id: row.id,
    current: row.id === caller.sessionId,
    browser: row.browser,
    operatingSystem: row.operatingSystem,
    deviceType: row.deviceType,
    country: row.country,
    dateTimeCreated: new Date(row.createdAt).toISOString(),
  };
}

export type LoginView = ReturnType<typeof view>;

/** A page of where the caller is logged in, this session first (SESS-43). @throws Refusal BAD_USER_INPUT */
export function loginsOf(world: World, caller: Caller, page: PageArguments): Promise<Connection<LoginView>> {
  const list = liveSessions(world.db, { member: caller.id, current: caller.sessionId, now: world.now() });
  return pageOfRows(list, page, (row) => view(row, caller));
}

/** Ends one of the caller's other sessions. @throws Refusal NOT_FOUND, or BAD_USER_INPUT for this one */
export async function endLogin(world: World, caller: Caller, id: string): Promise<void> {
  await world.write(async (unit) => {
    await requireLiveSession(unit.db, caller);
    const row = await sessionRow(unit.db, id);
    const decision = decideSessionEnd({
      own: row?.memberId === caller.id,
      current: id === caller.sessionId,
    });
    if (!decision.allowed) throw refusalOf(sessionEndReasons, decision);
    await endSession(unit, id, 'ENDED');
  });
}

/** Ends all of the caller's sessions but this one, and answers how many there were. */
export function endOtherLogins(world: World, caller: Caller): Promise<number> {
  return world.write(async (unit) => {
    // One that was ended while it waited must not end that of the owner.
    await requireLiveSession(unit.db, caller);
    return endMemberSessions(unit, caller.id, 'ENDED', caller.sessionId);
  });
}
