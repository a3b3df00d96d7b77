import type { Migration } from 'kysely/migration';
import type { Untyped } from './columns.ts';

const columns = ['browser', 'operating_system', 'device_type', 'country'] as const;

export const sessionDevices: Migration = {
  async up(db: Untyped) {
    for (const name of columns) await db.schema.alterTable('sessions').addColumn(name, 'text').execute();
  },
};
