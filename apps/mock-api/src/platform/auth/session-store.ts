import type { Insertable } from 'kysely';
import type { EpochMs } from '../store/columns.ts';
import type { Database, Reader, Writer } from '../store/database.ts';
import { kept } from '../store/kept.ts';
import { prepared } from '../store/prepared.ts';
import type { SessionEndReason } from '../store/tables/session.ts';

const withMember = prepared((db: Reader, { id }: { readonly id: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.memberId')
    .select(['sessions.memberId', 'sessions.endedAt', 'sessions.endReason', 'members.status', 'members.kind'])
    .where('sessions.id', '=', id),
);

/** A session with what its member may do, live or over; undefined for an unknown one. */
export const sessionWithMember = kept(
  [
    { table: 'sessions', columns: ['memberId', 'endedAt', 'endReason'] },
    { table: 'members', columns: ['status', 'kind'] },
  ],
  (db, id) => withMember.first(db, { id }),
);

export async function saveSession(db: Writer, session: Insertable<Database['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

interface SessionEnding {
  readonly at: EpochMs;
  readonly reason: SessionEndReason;
}

/** Ends a session that has not ended and answers whose it is; undefined when nothing was to be ended. */
export function closeSession(db: Writer, sessionId: string, { at, reason }: SessionEnding) {
  return db
    .updateTable('sessions')
    .set({ endedAt: at, endReason: reason })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .returning('memberId')
    .executeTakeFirst();
}

/** Ends a member's live sessions but the kept one and answers their ids. */
export async function closeSessions(
  db: Writer,
  { memberId, kept = '' }: { readonly memberId: string; readonly kept?: string | undefined },
  { at, reason }: SessionEnding,
): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ endedAt: at, endReason: reason })
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', at)
    .where('id', '!=', kept)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

export async function deleteSessions(db: Writer, memberId: string, at: EpochMs): Promise<string[]> {
  const removed = await db
    .deleteFrom('sessions')
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

export async function countSessions(db: Reader, memberId: string, at: EpochMs): Promise<number> {
  const { live } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('live'))
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirstOrThrow();
  return live;
}
