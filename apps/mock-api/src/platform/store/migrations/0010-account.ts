import type { Migration } from 'kysely/migration';
import { createTable, moments, primaryKey, texts } from './columns.ts';
import type { Untyped } from './columns.ts';

export const account: Migration = {
  async up(db: Untyped) {
    await createTable(db, 'used_captcha_tokens', texts('digest'), moments('used_at'), primaryKey('digest'));
  },
};
