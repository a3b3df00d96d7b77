import type { Migration } from 'kysely/migration';
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
} from './columns.ts';
import type { Untyped } from './columns.ts';

export const messages: Migration = {
  async up(db: Untyped) {
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
};
