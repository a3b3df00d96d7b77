import { sql } from 'kysely';
import {
  createIndex,
  createTable,
  moments,
  numbered,
  numbers,
  ofMember,
  optionalTexts,
  references,
  textId,
  texts,
} from '../columns.ts';
import type { Untyped } from '../columns.ts';

export async function ledgerTables(db: Untyped): Promise<void> {
  await createTable(
    db,
    'ledger_accounts',
    textId,
    texts('owner', 'currency'),
    optionalTexts('member_id', 'wallet', 'house'),
    numbers('balance_minor'),
    ofMember,
    (table) => table.addCheckConstraint('member_not_negative', sql`owner = 'HOUSE' or balance_minor >= 0`),
  );
  await createIndex(db, 'ledger_accounts', 'member_id', 'currency');
  await createTable(
    db,
    'ledger_entries',
    numbered,
    (table) => table.addColumn('key', 'text', (column) => column.notNull()),
    texts('content_hash', 'type', 'details'),
    optionalTexts('member_id'),
    moments('posted_at'),
    ofMember,
  );
  await db.schema
    .createIndex('ledger_entries_one_per_key')
    .unique()
    .on('ledger_entries')
    .column('key')
    .execute();
  await createIndex(db, 'ledger_entries', 'member_id', 'posted_at');
  await createTable(
    db,
    'ledger_postings',
    numbered,
    texts('entry_id', 'account_id'),
    numbers('amount_minor', 'balance_after_minor'),
    references('entry_id', 'ledger_entries'),
    references('account_id', 'ledger_accounts'),
  );
  await createIndex(db, 'ledger_postings', 'entry_id');
  await createIndex(db, 'ledger_postings', 'account_id');
}
