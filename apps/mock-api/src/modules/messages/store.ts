import type { Insertable, Selectable } from 'kysely';
import type { RowList } from '../../platform/paging/index.ts';
import type { Database, Reader, Writer } from '../../platform/store/index.ts';

/** A message as stored. */
export type MessageRow = Selectable<Database['messages']>;

/** The member's message of that id, or undefined. */
export async function findMessage(db: Reader, memberId: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/**
 * A member's inbox, newest first.
 *
 * @param read the read ones, the unread ones, or with undefined both
 */
export function inbox(db: Reader, memberId: string, read: boolean | undefined): RowList<MessageRow> {
  const all = () => {
    const own = db.selectFrom('messages').where('member_id', '=', memberId);
    return read === undefined ? own : own.where('read', '=', read ? 1 : 0);
  };
  return {
    name: 'messages',
    find: (id) => findMessage(db, memberId, id),
    read(after, limit) {
      const rows = all().selectAll().orderBy('created_at', 'desc').orderBy('seq', 'desc').limit(limit);
      if (!after) return rows.execute();
      const { created_at, seq } = after;
      return rows
        .where((eb) =>
          eb.or([
            eb('created_at', '<', created_at),
            eb.and([eb('created_at', '=', created_at), eb('seq', '<', seq)]),
          ]),
        )
        .execute();
    },
    async count() {
      const { count } = await all()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** Stores a message. */
export async function addMessage(db: Writer, message: Insertable<Database['messages']>): Promise<void> {
  await db.insertInto('messages').values(message).execute();
}

/** Marks all of a member's messages as read, or the one of that id. */
export async function markRead(db: Writer, memberId: string, id?: string): Promise<void> {
  const all = db
    .updateTable('messages')
    .set({ read: 1 })
    .where('member_id', '=', memberId)
    .where('read', '=', 0);
  await (id === undefined ? all : all.where('id', '=', id)).execute();
}

/** Deletes a message. */
export async function removeMessage(db: Writer, id: string): Promise<void> {
  await db.deleteFrom('messages').where('id', '=', id).execute();
}
