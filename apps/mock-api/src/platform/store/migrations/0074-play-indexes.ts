import type { Migration } from 'kysely/migration';
import { createIndex } from './columns.ts';
import type { Untyped } from './columns.ts';

/** What each heartbeat, bet and call of a game's page looks for, and each code that takes the place of another. */
export const playIndexes: Migration = {
  async up(db: Untyped) {
    await createIndex(db, 'game_sessions', 'login_session_id', 'game_id', 'started_at');
    await createIndex(db, 'codes', 'member_id', 'purpose');
  },
};
