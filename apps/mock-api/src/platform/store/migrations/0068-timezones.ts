import type { Migration } from 'kysely/migration';
import type { Untyped } from './columns.ts';

/** The timezones that members have chosen one after another, which their days, weeks and months depend on. */
export const timezones: Migration = {
  async up(db: Untyped) {
    await db.schema
      .alterTable('members')
      .addColumn('timezone_choices', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
