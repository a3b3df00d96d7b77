import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0053-jackpots'(db) {
    await newTable(db, 'jackpots')
      .textId()
      .texts('name', 'description', 'rules', 'type', 'currency', 'pool_status', 'status')
      .numbers('seed_minor', 'high_threshold_minor', 'low_threshold_minor', 'payout_percentage')
      .numbers('turnover_requirement_minor', 'win_requirement_minor')
      .create();
    await newTable(db, 'jackpot_contributions')
      .texts('jackpot_id', 'provider_id')
      .numbers('contribution')
      .primaryKey('jackpot_id', 'provider_id')
      .references('jackpot_id', 'jackpots')
      .references('provider_id', 'providers')
      .create();
    await newTable(db, 'jackpot_payouts')
      .numbered()
      .texts('jackpot_id', 'username', 'currency')
      .optionalTexts('member_id')
      .numbers('amount_minor', 'bet_minor')
      .moments('paid_at')
      .references('jackpot_id', 'jackpots')
      .ofMember()
      .create();
    await createIndex(db, 'jackpot_payouts', 'jackpot_id', 'paid_at');
  },
  /** What lets the database cut the lists without reading what they do not show. */
  async '0064-reward-lists'(db) {
    await createIndex(db, 'jackpot_payouts', 'paid_at');
  },
  /** Which bet won, after which the turnover begins again. */
  async '0087-jackpot-bet'(db) {
    await db.schema
      .alterTable('jackpot_payouts')
      .addColumn('bet_id', 'text', (column) => column.references('bets.id'))
      .execute();
  },
  async '0268-jackpot-rests'(db) {
    await newTable(db, 'jackpot_rests')
      .texts('jackpot_id')
      .numbers('rest')
      .primaryKey('jackpot_id')
      .references('jackpot_id', 'jackpots')
      .create();
  },
};
