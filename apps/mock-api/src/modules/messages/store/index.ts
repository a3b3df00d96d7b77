import type { Insertable, Selectable } from 'kysely';
import { keysetList, newestFirst } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import { addRow } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export type MessageRow = Selectable<Database['messages']>;

export async function findMessage(db: Reader, memberId: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where((eb) => eb.and({ id, memberId }))
    .executeTakeFirst();
}

/**
 * A member's inbox, newest first.
 * @param read the read ones, the unread ones, or with undefined both
 */
export function inbox(db: Reader, memberId: string, read: boolean | undefined): RowList<MessageRow> {
  const order = newestFirst('messages', 'messages', 'createdAt');
  const all = db.selectFrom('messages').selectAll().where('memberId', '=', memberId);
  return keysetList(order, { all, chosen: read === undefined ? all : all.where('read', '=', read) });
}

export async function addMessage(db: Writer, message: Insertable<Database['messages']>): Promise<void> {
  await addRow(db, 'messages', message);
}

export async function markRead(db: Writer, memberId: string, id?: string): Promise<void> {
  const all = db
    .updateTable('messages')
    .set({ read: true })
    .where('memberId', '=', memberId)
    .where('read', '=', false);
  await (id === undefined ? all : all.where('id', '=', id)).execute();
}

export async function removeMessage(db: Writer, id: string): Promise<void> {
  await db.deleteFrom('messages').where('id', '=', id).execute();
}
