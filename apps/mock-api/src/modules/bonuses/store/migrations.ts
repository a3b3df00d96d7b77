import { sql } from 'kysely';
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
  /** Puts what has ended unused before into the history of promos. */
  async '0171-unused-bonuses'(db) {
    await sql`insert into member_promos (
        id, member_id, promo_id, status, wallet_mode, currency, cause, end_cause, began,
        bonus_minor, turnover_target_minor, promo_used, created_at, ended_at
      ) select 'mpr_' || substr(bonus.id, 5), bonus.member_id, bonus.promo_id, 'EXPIRED', 'BONUS', bonus.currency,
        'CONSUMABLE', 'NOT_ACTIVATED', 0, bonus.amount_minor, bonus.amount_minor * promos.wagering, 0, bonus.created_at, bonus.expired_at
      from member_bonuses bonus join promos on promos.id = bonus.promo_id
      where bonus.expired_at is not null and bonus.activated_at is null`.execute(db);
    await sql`update member_bonuses set member_promo_id = 'mpr_' || substr(id, 5)
      where expired_at is not null and activated_at is null`.execute(db);
  },
};
