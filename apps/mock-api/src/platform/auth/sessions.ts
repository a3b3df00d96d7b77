import type { Unit, World, WorldRegistry } from '../worlds/index.ts';
import type { SessionEndReason } from '../store/tables/session.ts';
import { deviceOf } from './devices.ts';
import { isEndReason } from './endings.ts';

/** Name of the event that tells open sockets of the end of a session; it is not a field of the contract. */
export const SESSION_ENDED = 'sessionEnded';

export interface SessionEnd {
  readonly memberId: string;
  readonly sessionId: string;
  readonly reason: SessionEndReason;
}

/**
 * Runs in the unit of work that ends a login session, once for each session and whatever ends it: a logout, a newer login,
 * a password, a status, an operator. Not for a token that merely runs out, which nothing writes down.
 */
export function onSessionEnd(
  registry: WorldRegistry,
  follow: (unit: Unit, end: SessionEnd) => Promise<void>,
): void {
  registry.onEvent(SESSION_ENDED, async (unit, { memberId, payload }) => {
    const { sessionId, reason } = payload;
    if (memberId === null || typeof sessionId !== 'string' || !isEndReason(reason)) return;
    await follow(unit, { memberId, sessionId, reason });
  });
}

export interface SessionFacts {
  memberId: string;
  status: string;
  kind: string;
  endReason: SessionEndReason | null;
}

export async function findSession(db: World['db'], sessionId: string): Promise<SessionFacts | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.memberId')
    .select(['sessions.memberId', 'sessions.endedAt', 'sessions.endReason', 'members.status', 'members.kind'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
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
  await unit.db
    .insertInto('sessions')
    .values({
      id,
      browser: device.browser,
      operatingSystem: device.operatingSystem,
      deviceType: device.type,
      country: order.country ?? null,
      memberId: order.memberId,
      channel: order.channel,
      createdAt: now,
      expiresAt: now + order.ttlSeconds * 1000,
    })
    .execute();
  return id;
}

/** Ends one session, unless it has ended; its sockets are closed once the unit is committed. */
export async function endSession(unit: Unit, sessionId: string, reason: SessionEndReason): Promise<boolean> {
  const ended = await unit.db
    .updateTable('sessions')
    .set({ endedAt: unit.now.getTime(), endReason: reason })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .returning(['id', 'memberId'])
    .execute();
  for (const session of ended) tellSockets(unit, session.memberId, session.id, reason);
  return ended.length > 0;
}

/**
 * Ends every live session of a member and answers how many there were.
 *
 * @param kept id of the one that goes on
 */
export async function endMemberSessions(
  unit: Unit,
  memberId: string,
  reason: SessionEndReason,
  kept?: string,
): Promise<number> {
  const ended = await unit.db
    .updateTable('sessions')
    .set({ endedAt: unit.now.getTime(), endReason: reason })
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', unit.now.getTime())
    .where('id', '!=', kept ?? '')
    .returning('id')
    .execute();
  for (const session of ended) tellSockets(unit, memberId, session.id, reason);
  return ended.length;
}

function tellSockets(unit: Unit, memberId: string, sessionId: string, reason: SessionEndReason): void {
  unit.emit({ name: SESSION_ENDED, memberId, payload: { sessionId, reason } });
}
