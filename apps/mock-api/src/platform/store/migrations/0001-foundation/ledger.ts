import { sql } from 'kysely';
import { createIndex, newTable } from '../columns.ts';
import type { Untyped } from '../columns.ts';

export async function ledgerTables(db: Untyped): Promise<void> {
  await newTable(db, 'ledger_accounts')
    .textId()
    .texts('owner', 'currency')
    .optionalTexts('member_id', 'wallet', 'house')
    .numbers('balance_minor')
    .ofMember()
    .with((table) =>
      table.addCheckConstraint('member_not_negative', sql`owner = 'HOUSE' or balance_minor >= 0`),
    )
    .create();
  await createIndex(db, 'ledger_accounts', 'member_id', 'currency');
  await newTable(db, 'ledger_entries')
    .numbered()
    .texts('key', 'content_hash', 'type', 'details')
    .optionalTexts('member_id')
    .moments('posted_at')
    .ofMember()
    .create();
  await db.schema
    .createIndex('ledger_entries_one_per_key')
    .unique()
    .on('ledger_entries')
    .column('key')
    .execute();
  await createIndex(db, 'ledger_entries', 'member_id', 'posted_at');
  await newTable(db, 'ledger_postings')
    .numbered()
    .texts('entry_id', 'account_id')
    .numbers('amount_minor', 'balance_after_minor')
    .references('entry_id', 'ledger_entries')
    .references('account_id', 'ledger_accounts')
    .create();
  await createIndex(db, 'ledger_postings', 'entry_id');
  await createIndex(db, 'ledger_postings', 'account_id');
}
