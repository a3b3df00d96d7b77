import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0050-messages'(db) {
    await newTable(db, 'messages')
      .numbered()
      .texts('member_id', 'title', 'content')
      .optionalTexts('type')
      .flags('read')
      .moments('created_at')
      .ofMember()
      .create();
    await createIndex(db, 'messages', 'member_id', 'created_at');
  },
  /** What lets the database cut the lists without reading what they do not show. */
  async '0064-reward-lists'(db) {
    await createIndex(db, 'messages', 'member_id', 'read', 'created_at');
  },
  /** What a message is about; those of before tell it by their type alone. */
  async '0160-message-subjects'(db) {
    await db.schema.alterTable('messages').addColumn('subject_kind', 'text').execute();
    await db.schema.alterTable('messages').addColumn('subject_id', 'text').execute();
  },
};
