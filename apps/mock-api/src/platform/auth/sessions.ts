import type { Unit, World } from '../worlds/index.ts';
import type { SessionEndReason } from '../store/tables/session.ts';
import { deviceOf } from './devices.ts';
import {
  closeSession,
  closeSessions,
  countSessions,
  deleteSessions,
  saveSession,
  sessionWithMember,
} from './session-store.ts';

/** Name of the event that tells open sockets of the end of a session; it is not a field of the contract. */
export const SESSION_ENDED = 'sessionEnded';

export interface SessionFacts {
  memberId: string;
  status: string;
  kind: string;
  endReason: SessionEndReason | null;
}

export async function findSession(db: World['db'], sessionId: string): Promise<SessionFacts | null> {
  const row = await sessionWithMember(db, sessionId);
  if (row === undefined) return null;
  const endReason = row.endedAt === null ? null : (row.endReason ?? 'ENDED');
  return { memberId: row.memberId, status: row.status, kind: row.kind, endReason };
}

export interface SessionOrder {
  memberId: string;
  channel: string;
  ttlSeconds: number;
  /** What the browser calls itself; undefined when it says nothing. */
  userAgent?: string | undefined;
  /** Two-letter code of the country the location look-up tells; undefined when it tells none. */
  country?: string | undefined;
}

export async function openSession(unit: Unit, order: SessionOrder): Promise<string> {
  const id = unit.id('ses');
  const now = unit.now.getTime();
  const device = deviceOf(order.userAgent);
  await saveSession(unit.db, {
    id,
    browser: device.browser,
    operatingSystem: device.operatingSystem,
    deviceType: device.type,
    country: order.country ?? null,
    memberId: order.memberId,
    channel: order.channel,
    createdAt: now,
    expiresAt: now + order.ttlSeconds * 1000,
  });
  return id;
}

/** Ends one session, unless it has ended; its sockets are closed once the unit is committed. */
export async function endSession(unit: Unit, sessionId: string, reason: SessionEndReason): Promise<boolean> {
  const ended = await closeSession(unit.db, sessionId, { at: unit.now.getTime(), reason });
  if (ended) tellSockets(unit, ended.memberId, [sessionId], reason);
  return ended !== undefined;
}

/**
 * Ends every live session of a member and answers how many there were.
 * @param kept id of the one that goes on
 */
export async function endMemberSessions(
  unit: Unit,
  memberId: string,
  reason: SessionEndReason,
  kept?: string,
): Promise<number> {
  const ended = await closeSessions(unit.db, { memberId, kept }, { at: unit.now.getTime(), reason });
  tellSockets(unit, memberId, ended, reason);
  return ended.length;
}

/** Removes every live session of a member, as if none had been, and answers how many there were. */
export async function removeMemberSessions(unit: Unit, memberId: string): Promise<number> {
  const removed = await deleteSessions(unit.db, memberId, unit.now.getTime());
  tellSockets(unit, memberId, removed, 'ENDED');
  return removed.length;
}

export function countLiveSessions(world: World, memberId: string): Promise<number> {
  return countSessions(world.db, memberId, world.now().getTime());
}

function tellSockets(
  unit: Unit,
  memberId: string,
  sessionIds: readonly string[],
  reason: SessionEndReason,
): void {
  for (const sessionId of sessionIds) {
    unit.emit({ name: SESSION_ENDED, memberId, payload: { sessionId, reason } });
  }
}
