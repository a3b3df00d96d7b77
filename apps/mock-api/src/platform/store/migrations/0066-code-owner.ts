import type { Migration } from 'kysely/migration';
import type { Untyped } from './columns.ts';

/** The member who asked for a code, so that a later one for another number makes it void (AUTH-47). */
export const codeOwner: Migration = {
  async up(db: Untyped) {
    await db.schema.alterTable('codes').addColumn('member_id', 'text').execute();
  },
};
