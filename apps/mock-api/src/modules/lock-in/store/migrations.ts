import { sql } from 'kysely';
import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
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
  /**
   * Which deposits counted, so that exactly those are taken out again that are taken back. Of lock-ins that run these are all
   * since they began, as it was told before.
   */
  async '0097-lock-in-deposits'(db) {
    await newTable(db, 'lock_in_deposits')
      .texts('deposit_id', 'member_id')
      .numbers('amount_minor')
      .primaryKey('deposit_id')
      .ofMember()
      .references('deposit_id', 'deposits')
      .create();
    await createIndex(db, 'lock_in_deposits', 'member_id');
    await sql`insert into lock_in_deposits (deposit_id, member_id, amount_minor)
      select deposits.id, deposits.member_id, deposits.amount_minor from lock_ins
      join deposits on deposits.member_id = lock_ins.member_id
      join promos on promos.id = lock_ins.promo_id and promos.currency = deposits.currency
      where lock_ins.completed = 0 and lock_ins.cancelled = 0 and deposits.status = 'APPROVED'
      and deposits.reversed_at is null and deposits.changed_at >= lock_ins.last_lock_in_at`.execute(db);
  },
  /** Which award the deposits of a completed lock-in earned. Those of earlier ones were forgotten. */
  async '0102-lock-in-award-deposits'(db) {
    await db.schema.alterTable('lock_in_deposits').addColumn('member_promo_id', 'text').execute();
    await createIndex(db, 'lock_in_deposits', 'member_promo_id');
  },
  /** What withdrawals took off the deposits that count. Those of before took nothing off. */
  async '0223-lock-in-withdrawals'(db) {
    await newTable(db, 'lock_in_withdrawals')
      .texts('withdrawal_id', 'member_id')
      .numbers('amount_minor')
      .optionalTexts('member_promo_id')
      .primaryKey('withdrawal_id')
      .ofMember()
      .references('withdrawal_id', 'withdrawals')
      .create();
    await createIndex(db, 'lock_in_withdrawals', 'member_id');
  },
  async '0250-lock-in-ends'(db) {
    await createIndex(db, 'lock_ins', 'completed', 'cancelled', 'promo_id');
  },
  /** Deposits that were taken back were forgotten before; of those that are disputed now nothing counts again. */
  async '0260-lock-in-deposits-taken-back'(db) {
    await db.schema
      .alterTable('lock_in_deposits')
      .addColumn('taken_back', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`"taken_back" in (0, 1)`),
      )
      .execute();
  },
  async '0261-lock-in-withdrawals-forgotten'(db) {
    await db.schema
      .alterTable('lock_in_withdrawals')
      .addColumn('forgotten_minor', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
