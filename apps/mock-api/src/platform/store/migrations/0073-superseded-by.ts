import type { Migration } from 'kysely/migration';
import type { Untyped } from './columns.ts';

export const supersededBy: Migration = {
  async up(db: Untyped) {
    await db.schema.alterTable('withdrawals').addColumn('superseded_by', 'text').execute();
    await db
      .updateTable('withdrawals')
      .set({ superseded_by: 'NEWER' })
      .where('superseded_at', 'is not', null)
      .execute();
  },
};
