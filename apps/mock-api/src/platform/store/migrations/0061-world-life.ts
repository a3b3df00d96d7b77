import type { Migration } from 'kysely/migration';
import type { Untyped } from './columns.ts';

export const worldLife: Migration = {
  async up(db: Untyped) {
    await db.schema
      .alterTable('world_state')
      .addColumn('life', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
