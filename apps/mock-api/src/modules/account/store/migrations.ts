import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0001-foundation'(db) {
    await newTable(db, 'member_favourite_currencies')
      .texts('member_id', 'currency')
      .numbers('position')
      .primaryKey('member_id', 'currency')
      .ofMember()
      .create();
    await newTable(db, 'member_labels').textId().texts('member_id', 'name').ofMember().create();
    await createIndex(db, 'member_labels', 'member_id');
    await newTable(db, 'deposit_limits')
      .texts('member_id', 'frequency', 'currency')
      .numbers('limit_minor')
      .primaryKey('member_id', 'frequency')
      .ofMember()
      .create();
  },
  async '0010-account'(db) {
    await newTable(db, 'used_captcha_tokens')
      .texts('digest')
      .moments('used_at')
      .primaryKey('digest')
      .create();
  },
};
