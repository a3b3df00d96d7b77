import type { Migration } from 'kysely/migration';
import type { Untyped } from './columns.ts';

/** The mark by which a world's contents are told from those before a reset or restore. */
export const worldLife: Migration = {
  async up(db: Untyped) {
    await db.schema
      .alterTable('world_state')
      .addColumn('life', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
