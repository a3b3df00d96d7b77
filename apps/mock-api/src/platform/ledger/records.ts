import type { Reader } from '../store/database.ts';
import { jsonObject } from '../store/values.ts';
import { countRecords, recordRows } from './records-store.ts';
import type { RecordRow } from './records-store.ts';
import type { EntryDetails, TransactionPage, TransactionQuery, TransactionRecord } from './types.ts';

/** Details are written with a name; one without comes from outside the ledger and shows the type instead. */
function detailsOf({ details, type }: RecordRow): EntryDetails {
  const stored = jsonObject(details);
  return { ...stored, name: typeof stored['name'] === 'string' ? stored['name'] : type };
}

function toRecord(row: RecordRow): TransactionRecord[] {
  if (row.wallet === null) return [];
  const { id, type, wallet, currency } = row;
  const money = { amount: row.amountMinor, balanceAfter: row.balanceAfterMinor };
  return [
    {
      id,
      entryId: row.entryId,
      type,
      wallet,
      currency,
      ...money,
      details: detailsOf(row),
      at: row.postedAt,
    },
  ];
}

/**
 * A page of a member's transaction history, newest first (TXN-08, TXN-09): one record for each wallet an entry
 * changed. Throws {@link UnknownRecord} when `after` is no record of the member.
 */
export async function transactionRecords(db: Reader, query: TransactionQuery): Promise<TransactionPage> {
  const rows = await recordRows(db, query);
  return {
    records: rows.slice(0, query.first).flatMap(toRecord),
    totalCount: await countRecords(db, query),
    hasNextPage: rows.length > query.first,
  };
}
