import type { Migration } from 'kysely/migration';
import type { Untyped } from './columns.ts';

/** What a game session lives by: the login session it was started in, and its last sign of life. */
export const gameSessionLife: Migration = {
  async up(db: Untyped) {
    await db.schema.alterTable('game_sessions').addColumn('login_session_id', 'text').execute();
    await db.schema.alterTable('game_sessions').addColumn('last_sign_at', 'bigint').execute();
  },
};
