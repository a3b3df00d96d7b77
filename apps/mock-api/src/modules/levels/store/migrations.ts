import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0001-foundation'(db) {
    await newTable(db, 'member_experience')
      .texts('member_id')
      .numbers('experience_milli', 'level', 'login_streak')
      .optionalMoments('last_login_at')
      .primaryKey('member_id')
      .ofMember()
      .create();
  },
  async '0051-levels'(db) {
    await newTable(db, 'experience_records')
      .numbered()
      .texts('member_id', 'unit')
      .numbers('experience_milli')
      .moments('gained_at')
      .ofMember()
      .create();
    await createIndex(db, 'experience_records', 'member_id', 'gained_at');
    await newTable(db, 'level_rewards')
      .texts('member_id', 'currency')
      .numbers('level', 'amount_minor')
      .moments('reached_at', 'expires_at')
      .optionalMoments('claimed_at')
      .primaryKey('member_id', 'level')
      .ofMember()
      .create();
  },
  /** What the job that ends rewards looks for. */
  async '0081-reward-ends'(db) {
    await db.schema.alterTable('level_rewards').addColumn('expired_at', 'bigint').execute();
    await createIndex(db, 'level_rewards', 'claimed_at', 'expired_at', 'expires_at');
  },
};
