import {
  createIndex,
  createTable,
  flags,
  moments,
  optionalTexts,
  references,
  sequence,
  texts,
  uniqueTextId,
} from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0050-messages'(db) {
    await createTable(
      db,
      'messages',
      sequence,
      uniqueTextId,
      texts('member_id', 'title', 'content'),
      optionalTexts('type'),
      flags('read'),
      moments('created_at'),
      references('member_id', 'members'),
    );
    await createIndex(db, 'messages', 'member_id', 'created_at');
  },
  /** What lets the database cut the lists without reading what they do not show. */
  async '0064-reward-lists'(db) {
    await createIndex(db, 'messages', 'member_id', 'read', 'created_at');
  },
};
