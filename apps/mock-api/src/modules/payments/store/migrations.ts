import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps, Untyped } from '#platform/store/migrations/columns.ts';

async function methods(db: Untyped): Promise<void> {
  await newTable(db, 'payment_methods')
    .textId()
    .texts('name', 'type', 'kind', 'provider')
    .optionalTexts('crypto_gateway')
    .defaultText('china_bank_codes', '[]')
    .numbers('position')
    .create();
  await newTable(db, 'payment_method_currencies')
    .texts('payment_method_id', 'currency', 'suggested_amounts')
    .numbers('minimum_minor', 'maximum_minor')
    .primaryKey('payment_method_id', 'currency')
    .references('payment_method_id', 'payment_methods')
    .create();
  await newTable(db, 'withdrawal_methods')
    .textId()
    .texts('name', 'type', 'provider')
    .flags('enabled')
    .numbers('position')
    .create();
  await newTable(db, 'withdrawal_method_currencies')
    .texts('withdrawal_method_id', 'currency')
    .numbers('fee_minor')
    .primaryKey('withdrawal_method_id', 'currency')
    .references('withdrawal_method_id', 'withdrawal_methods')
    .create();
}

async function payments(db: Untyped): Promise<void> {
  await newTable(db, 'deposits')
    .numbered()
    .texts('member_id', 'payment_method_id', 'currency')
    .defaultText('status', 'DRAFT')
    .optionalTexts('promo_id', 'crypto_currency')
    .numbers('amount_minor')
    .moments('created_at', 'changed_at')
    .ofMember()
    .references('payment_method_id', 'payment_methods')
    .references('promo_id', 'promos')
    .create();
  await createIndex(db, 'deposits', 'member_id', 'created_at');
  await newTable(db, 'withdrawals')
    .numbered()
    .texts('member_id', 'withdrawal_method_id', 'currency')
    .defaultText('status', 'DRAFT')
    .numbers('amount_minor', 'fee_minor')
    .moments('created_at', 'changed_at')
    .ofMember()
    .references('withdrawal_method_id', 'withdrawal_methods')
    .create();
  await createIndex(db, 'withdrawals', 'member_id', 'created_at');
  await newTable(db, 'withdrawal_takings')
    .texts('withdrawal_id', 'wallet')
    .numbers('amount_minor')
    .primaryKey('withdrawal_id', 'wallet')
    .references('withdrawal_id', 'withdrawals')
    .create();
}

export const migrations: Steps = {
  async '0041-payments'(db) {
    await methods(db);
    await payments(db);
  },
  /** Calls of the payment provider, and when a deposit was taken back. */
  async '0060-cashier'(db) {
    await newTable(db, 'provider_calls')
      .sequence()
      .texts('transaction_id', 'call', 'payment_id', 'content_hash', 'outcome', 'answer')
      .moments('received_at')
      .create();
    await createIndex(db, 'provider_calls', 'transaction_id', 'call');
    await createIndex(db, 'provider_calls', 'payment_id');
    await db.schema.alterTable('deposits').addColumn('reversed_at', 'bigint').execute();
  },
  /** What lets the database find the deposits that stand still without reading a member's others. */
  async '0062-lists'(db) {
    await createIndex(db, 'deposits', 'member_id', 'status', 'changed_at');
  },
  /** The site a deposit was started on, whose rules hold when the provider asks for its money. */
  async '0070-deposit-site'(db) {
    await db.schema.alterTable('deposits').addColumn('site_code', 'text').execute();
  },
  /** When a withdrawal that was never handed on gave way to newer ones. */
  async '0071-superseded-drafts'(db) {
    await db.schema.alterTable('withdrawals').addColumn('superseded_at', 'bigint').execute();
  },
  async '0073-superseded-by'(db) {
    await db.schema.alterTable('withdrawals').addColumn('superseded_by', 'text').execute();
    await db
      .updateTable('withdrawals')
      .set({ superseded_by: 'NEWER' })
      .where('superseded_at', 'is not', null)
      .execute();
  },
  /** The promo that a withdrawal may end. */
  async '0095-withdrawal-promo'(db) {
    await db.schema.alterTable('withdrawals').addColumn('gives_up_promo', 'text').execute();
  },
  /** The awards that a withdrawal may end before they begin. */
  async '0103-withdrawal-awards'(db) {
    await db.schema.alterTable('withdrawals').addColumn('gives_up_awards', 'text').execute();
  },
  /** When a deposit was wanted back in vain. Of earlier attempts nothing was kept. */
  async '0245-disputed-deposits'(db) {
    await db.schema.alterTable('deposits').addColumn('disputed_at', 'bigint').execute();
  },
  async '0257-lifted-disputes'(db) {
    await db.schema.alterTable('deposits').addColumn('dispute_lifted_at', 'bigint').execute();
  },
};
