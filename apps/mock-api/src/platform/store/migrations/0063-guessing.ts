import type { Migration } from 'kysely/migration';
import { createTable, moments, primaryKey, references, texts } from './columns.ts';
import type { Untyped } from './columns.ts';

/** From where codes were asked for and members logged in, so that strangers' attempts are told from their own. */
export const guessing: Migration = {
  async up(db: Untyped) {
    await db.schema.alterTable('codes').addColumn('requested_from', 'text').execute();
    await createTable(
      db,
      'login_networks',
      texts('member_id', 'network'),
      moments('last_at'),
      primaryKey('member_id', 'network'),
      references('member_id', 'members'),
    );
  },
};
