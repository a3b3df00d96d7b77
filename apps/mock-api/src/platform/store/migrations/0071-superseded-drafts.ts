import type { Migration } from 'kysely/migration';
import type { Untyped } from './columns.ts';

/** When a withdrawal that was never handed on gave way to newer ones. */
export const supersededDrafts: Migration = {
  async up(db: Untyped) {
    await db.schema.alterTable('withdrawals').addColumn('superseded_at', 'bigint').execute();
  },
};
