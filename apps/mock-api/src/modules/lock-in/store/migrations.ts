import { newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0040-promos'(db) {
    await newTable(db, 'lock_ins')
      .texts('member_id', 'promo_id')
      .flags('enabled', 'completed', 'cancelled')
      .numbers('accumulated_deposit_minor', 'accumulated_turnover_minor')
      .moments('last_lock_in_at')
      .primaryKey('member_id')
      .ofMember()
      .references('promo_id', 'promos')
      .create();
  },
};
