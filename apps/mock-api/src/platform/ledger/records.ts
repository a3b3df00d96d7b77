import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { EpochMs, JsonText, MinorUnits } from '../store/columns.ts';
import type { TransactionType } from '../store/contract-types.ts';
import type { Database, Reader } from '../store/database.ts';
import { jsonObject } from '../store/values.ts';
import { UnknownRecord } from './errors.ts';
import type {
  BookedWallet,
  EntryDetails,
  TransactionPage,
  TransactionQuery,
  TransactionRecord,
} from './types.ts';

type Tables = 'ledgerPostings' | 'ledgerEntries' | 'ledgerAccounts';
type Query<O> = SelectQueryBuilder<Database, Tables, O>;
type Order = Pick<TransactionQuery, 'memberId' | 'currencies' | 'from' | 'to' | 'types'>;

interface Row {
  id: string;
  entryId: string;
  type: TransactionType;
  wallet: BookedWallet | null;
  currency: string;
  amountMinor: MinorUnits;
  balanceAfterMinor: MinorUnits;
  details: JsonText;
  postedAt: EpochMs;
}

/** A transfer is one entry of two wallets: it went out of the one and came into the other (TXN-06). */
const shownType = sql<TransactionType>`case
  when ledger_entries.type not in ('TRANSFER_IN', 'TRANSFER_OUT') then ledger_entries.type
  when ledger_postings.amount_minor > 0 then 'TRANSFER_IN' else 'TRANSFER_OUT' end`;

function recordsOf(db: Reader, { memberId, currencies, from, to, types }: Order) {
  let query = db
    .selectFrom('ledgerPostings')
    .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerPostings.entryId')
    .innerJoin('ledgerAccounts', 'ledgerAccounts.id', 'ledgerPostings.accountId')
    .where('ledgerAccounts.memberId', '=', memberId);
  if (currencies?.length === 0) query = query.where((eb) => eb.lit(false));
  else if (currencies !== undefined) query = query.where('ledgerAccounts.currency', 'in', currencies);
  if (from !== undefined) query = query.where('ledgerEntries.postedAt', '>=', from);
  if (to !== undefined) query = query.where('ledgerEntries.postedAt', '<=', to);
  if (types?.length === 0) query = query.where((eb) => eb.lit(false));
  else if (types !== undefined) query = query.where(shownType, 'in', types);
  return query;
}

async function startAfter<O>(db: Reader, query: Query<O>, memberId: string, id: string): Promise<Query<O>> {
  const place = await recordsOf(db, { memberId })
    .select(['ledgerEntries.postedAt', 'ledgerPostings.seq'])
    .where('ledgerPostings.id', '=', id)
    .executeTakeFirst();
  if (!place) throw new UnknownRecord();
  return query.where((eb) =>
    eb.or([
      eb('ledgerEntries.postedAt', '<', place.postedAt),
      eb.and([eb('ledgerEntries.postedAt', '=', place.postedAt), eb('ledgerPostings.seq', '<', place.seq)]),
    ]),
  );
}

/** Details are written with a name; one without comes from outside the ledger and shows the type instead. */
function detailsOf({ details, type }: Row): EntryDetails {
  const stored = jsonObject(details);
  return { ...stored, name: typeof stored['name'] === 'string' ? stored['name'] : type };
}

function toRecord(row: Row): TransactionRecord[] {
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

async function rowsOf(db: Reader, query: TransactionQuery): Promise<Row[]> {
  const all = recordsOf(db, query).select([
    'ledgerPostings.id',
    'ledgerPostings.entryId',
    'ledgerPostings.amountMinor',
    'ledgerPostings.balanceAfterMinor',
    shownType.as('type'),
    'ledgerEntries.details',
    'ledgerEntries.postedAt',
    'ledgerAccounts.wallet',
    'ledgerAccounts.currency',
  ]);
  const page = query.after === undefined ? all : await startAfter(db, all, query.memberId, query.after);
  return page
    .orderBy('ledgerEntries.postedAt', 'desc')
    .orderBy('ledgerPostings.seq', 'desc')
    .limit(query.first + 1)
    .execute();
}

/**
 * A page of a member's transaction history, newest first (TXN-08, TXN-09): one record for each wallet an entry
 * changed. Throws {@link UnknownRecord} when `after` is no record of the member.
 */
export async function transactionRecords(db: Reader, query: TransactionQuery): Promise<TransactionPage> {
  const rows = await rowsOf(db, query);
  const counted = await recordsOf(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    records: rows.slice(0, query.first).flatMap(toRecord),
    totalCount: counted.count,
    hasNextPage: rows.length > query.first,
  };
}
