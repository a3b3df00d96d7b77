import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0060-cashier'(db) {
    await newTable(db, 'cashier_transactions')
      .textId()
      .texts('payment_id')
      .optionalTexts('outcome', 'refusal')
      .defaultText('step', 'DETAILS')
      .moments('created_at')
      .create();
    await db.schema
      .createIndex('cashier_transactions_unique_payment')
      .unique()
      .on('cashier_transactions')
      .column('payment_id')
      .execute();
    await newTable(db, 'cashier_callbacks')
      .sequence()
      .texts('transaction_id', 'call', 'body')
      .numbers('attempts')
      .moments('due_at')
      .optionalMoments('done_at')
      .optionalTexts('answer')
      .references('transaction_id', 'cashier_transactions')
      .create();
    await createIndex(db, 'cashier_callbacks', 'done_at', 'due_at');
  },
};
