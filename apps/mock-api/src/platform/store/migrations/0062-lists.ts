import type { Migration } from 'kysely/migration';
import { createIndex } from './columns.ts';
import type { Untyped } from './columns.ts';

/** What lets the database find the deposits that stand still without reading a member's others. */
export const lists: Migration = {
  async up(db: Untyped) {
    await createIndex(db, 'deposits', 'member_id', 'status', 'changed_at');
  },
};
