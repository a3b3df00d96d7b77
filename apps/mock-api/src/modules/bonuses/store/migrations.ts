import { addEnd, createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0040-promos'(db) {
    await newTable(db, 'member_bonuses')
      .numbered()
      .texts('member_id', 'promo_id', 'kind', 'name', 'description', 'currency')
      .optionalTexts('member_promo_id')
      .numbers('amount_minor', 'expiry_days')
      .moments('created_at')
      .optionalMoments('expires_at', 'activated_at')
      .ofMember()
      .references('promo_id', 'promos')
      .references('member_promo_id', 'member_promos')
      .create();
    await createIndex(db, 'member_bonuses', 'member_id');
  },
  /** What lets the database cut the lists without reading what they do not show. */
  async '0064-reward-lists'(db) {
    await addEnd(db, 'member_bonuses');
    await createIndex(db, 'member_bonuses', 'member_id', 'activated_at', 'ends_at');
  },
  /** What the job that ends bonuses looks for. */
  async '0081-reward-ends'(db) {
    await db.schema.alterTable('member_bonuses').addColumn('expired_at', 'bigint').execute();
    await createIndex(db, 'member_bonuses', 'activated_at', 'expired_at', 'expires_at');
  },
};
