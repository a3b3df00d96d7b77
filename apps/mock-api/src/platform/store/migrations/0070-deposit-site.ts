import type { Migration } from 'kysely/migration';
import type { Untyped } from './columns.ts';

/** The site a deposit was started on, whose rules hold when the provider asks for its money. */
export const depositSite: Migration = {
  async up(db: Untyped) {
    await db.schema.alterTable('deposits').addColumn('site_code', 'text').execute();
  },
};
