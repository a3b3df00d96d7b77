import { newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0001-foundation'(db) {
    await newTable(db, 'support_tokens')
      .texts('member_id', 'token')
      .moments('expires_at')
      .primaryKey('member_id')
      .ofMember()
      .create();
  },
};
