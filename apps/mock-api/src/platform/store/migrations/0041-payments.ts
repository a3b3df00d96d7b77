import type { Migration } from 'kysely/migration';
import {
  createIndex,
  createTable,
  defaultText,
  flags,
  moments,
  numbers,
  optionalTexts,
  primaryKey,
  references,
  sequence,
  textId,
  texts,
  uniqueTextId,
} from './columns.ts';
import type { Table, Untyped } from './columns.ts';

async function methods(db: Untyped): Promise<void> {
  await createTable(
    db,
    'payment_methods',
    textId,
    texts('name', 'type', 'kind', 'provider'),
    optionalTexts('crypto_gateway'),
    defaultText('china_bank_codes', '[]'),
    numbers('position'),
  );
  await createTable(
    db,
    'payment_method_currencies',
    texts('payment_method_id', 'currency', 'suggested_amounts'),
    numbers('minimum_minor', 'maximum_minor'),
    primaryKey('payment_method_id', 'currency'),
    references('payment_method_id', 'payment_methods'),
  );
  await createTable(
    db,
    'withdrawal_methods',
    textId,
    texts('name', 'type', 'provider'),
    flags('enabled'),
    numbers('position'),
  );
  await createTable(
    db,
    'withdrawal_method_currencies',
    texts('withdrawal_method_id', 'currency'),
    numbers('fee_minor'),
    primaryKey('withdrawal_method_id', 'currency'),
    references('withdrawal_method_id', 'withdrawal_methods'),
  );
}

async function payments(db: Untyped): Promise<void> {
  await createTable(
    db,
    'deposits',
    sequence,
    uniqueTextId,
    texts('member_id', 'payment_method_id', 'currency'),
    defaultText('status', 'DRAFT'),
    optionalTexts('promo_id', 'crypto_currency'),
    numbers('amount_minor'),
    moments('created_at', 'changed_at'),
    references('member_id', 'members'),
    references('payment_method_id', 'payment_methods'),
    references('promo_id', 'promos'),
  );
  await createIndex(db, 'deposits', 'member_id', 'created_at');
  await createTable(
    db,
    'withdrawals',
    sequence,
    uniqueTextId,
    texts('member_id', 'withdrawal_method_id', 'currency'),
    defaultText('status', 'DRAFT'),
    numbers('amount_minor', 'fee_minor'),
    moments('created_at', 'changed_at'),
    references('member_id', 'members'),
    references('withdrawal_method_id', 'withdrawal_methods'),
  );
  await createIndex(db, 'withdrawals', 'member_id', 'created_at');
  await createTable(
    db,
    'withdrawal_takings',
    texts('withdrawal_id', 'wallet'),
    numbers('amount_minor'),
    primaryKey('withdrawal_id', 'wallet'),
    references('withdrawal_id', 'withdrawals'),
  );
}

async function documents(db: Untyped): Promise<void> {
  await createTable(
    db,
    'member_documents',
    sequence,
    uniqueTextId,
    texts('member_id', 'type', 'status', 'visibility'),
    optionalTexts('remarks'),
    moments('created_at', 'changed_at'),
    references('member_id', 'members'),
  );
  await createIndex(db, 'member_documents', 'member_id', 'created_at');
  const content = (table: Table) => table.addColumn('content', 'blob', (column) => column.notNull());
  await createTable(
    db,
    'member_document_files',
    textId,
    texts('document_id', 'content_type', 'status'),
    numbers('position'),
    content,
    references('document_id', 'member_documents'),
  );
  await createIndex(db, 'member_document_files', 'document_id');
}

/** Tables of deposits, withdrawals and identity documents. */
export const paymentsAndDocuments: Migration = {
  async up(db: Untyped) {
    for (const create of [methods, payments, documents]) await create(db);
  },
};
