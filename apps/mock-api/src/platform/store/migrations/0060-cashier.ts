import type { Migration } from 'kysely/migration';
import {
  createIndex,
  createTable,
  defaultText,
  moments,
  numbers,
  optionalMoments,
  optionalTexts,
  primaryKey,
  references,
  sequence,
  textId,
  texts,
} from './columns.ts';
import type { Untyped } from './columns.ts';

async function remembered(db: Untyped): Promise<void> {
  await createTable(
    db,
    'idempotency_keys',
    texts('member_id', 'key', 'operation', 'content_hash', 'result'),
    moments('created_at'),
    primaryKey('member_id', 'key'),
    references('member_id', 'members'),
  );
  await createTable(
    db,
    'provider_calls',
    sequence,
    texts('transaction_id', 'call', 'payment_id', 'content_hash', 'outcome', 'answer'),
    moments('received_at'),
  );
  await createIndex(db, 'provider_calls', 'transaction_id', 'call');
  await createIndex(db, 'provider_calls', 'payment_id');
}

async function provider(db: Untyped): Promise<void> {
  await createTable(
    db,
    'cashier_transactions',
    textId,
    texts('payment_id'),
    optionalTexts('outcome', 'refusal'),
    defaultText('step', 'DETAILS'),
    moments('created_at'),
  );
  await db.schema
    .createIndex('cashier_transactions_unique_payment')
    .unique()
    .on('cashier_transactions')
    .column('payment_id')
    .execute();
  await createTable(
    db,
    'cashier_callbacks',
    sequence,
    texts('transaction_id', 'call', 'body'),
    numbers('attempts'),
    moments('due_at'),
    optionalMoments('done_at'),
    optionalTexts('answer'),
    references('transaction_id', 'cashier_transactions'),
  );
  await createIndex(db, 'cashier_callbacks', 'done_at', 'due_at');
}

/** Tables of the payment provider's calls, of idempotency keys, and when a deposit was taken back. */
export const cashier: Migration = {
  async up(db: Untyped) {
    await remembered(db);
    await provider(db);
    await db.schema.alterTable('deposits').addColumn('reversed_at', 'bigint').execute();
  },
};
