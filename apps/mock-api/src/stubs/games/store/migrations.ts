import { newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0030-play'(db) {
    await newTable(db, 'game_rounds')
      .sequence()
      .texts('member_id', 'game_id', 'spin_id', 'round_id', 'currency')
      .numbers('stake_minor', 'payout_minor', 'balance_after_minor')
      .texts('outcome')
      .moments('played_at')
      .unique('member_id', 'game_id', 'spin_id')
      .ofMember()
      .references('game_id', 'games')
      .create();
  },
};
