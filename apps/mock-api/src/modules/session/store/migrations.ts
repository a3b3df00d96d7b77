import { newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  /** From where members logged in, so that strangers' attempts are told from their own. */
  async '0063-guessing'(db) {
    await newTable(db, 'login_networks')
      .texts('member_id', 'network')
      .moments('last_at')
      .primaryKey('member_id', 'network')
      .ofMember()
      .create();
  },
};
