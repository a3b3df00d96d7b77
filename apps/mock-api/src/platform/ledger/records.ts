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

type Tables = 'ledger_postings' | 'ledger_entries' | 'ledger_accounts';
type Query<O> = SelectQueryBuilder<Database, Tables, O>;
type Order = Pick<TransactionQuery, 'memberId' | 'currencies' | 'from' | 'to' | 'types'>;

interface Row {
  id: string;
  entry_id: string;
  type: TransactionType;
  wallet: BookedWallet | null;
  currency: string;
  amount_minor: MinorUnits;
  balance_after_minor: MinorUnits;
  details: JsonText;
  posted_at: EpochMs;
}

/** A transfer is one entry of two wallets: it went out of the one and came into the other (TXN-06). */
const shownType = sql<TransactionType>`case
  when ledger_entries.type not in ('TRANSFER_IN', 'TRANSFER_OUT') then ledger_entries.type
  when ledger_postings.amount_minor > 0 then 'TRANSFER_IN' else 'TRANSFER_OUT' end`;

function recordsOf(db: Reader, { memberId, currencies, from, to, types }: Order) {
  let query = db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_postings.entry_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .where('ledger_accounts.member_id', '=', memberId);
  if (currencies?.length === 0) query = query.where((eb) => eb.lit(false));
  else if (currencies !== undefined) query = query.where('ledger_accounts.currency', 'in', currencies);
  if (from !== undefined) query = query.where('ledger_entries.posted_at', '>=', from);
  if (to !== undefined) query = query.where('ledger_entries.posted_at', '<=', to);
  if (types?.length === 0) query = query.where((eb) => eb.lit(false));
  else if (types !== undefined) query = query.where(shownType, 'in', types);
  return query;
}

async function startAfter<O>(db: Reader, query: Query<O>, memberId: string, id: string): Promise<Query<O>> {
  const place = await recordsOf(db, { memberId })
    .select(['ledger_entries.posted_at', 'ledger_postings.seq'])
    .where('ledger_postings.id', '=', id)
    .executeTakeFirst();
  if (!place) throw new UnknownRecord();
  return query.where((eb) =>
    eb.or([
      eb('ledger_entries.posted_at', '<', place.posted_at),
      eb.and([
        eb('ledger_entries.posted_at', '=', place.posted_at),
        eb('ledger_postings.seq', '<', place.seq),
      ]),
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
  const money = { amount: row.amount_minor, balanceAfter: row.balance_after_minor };
  return [
    {
      id,
      entryId: row.entry_id,
      type,
      wallet,
      currency,
      ...money,
      details: detailsOf(row),
      at: row.posted_at,
    },
  ];
}

async function rowsOf(db: Reader, query: TransactionQuery): Promise<Row[]> {
  const all = recordsOf(db, query).select([
    'ledger_postings.id',
    'ledger_postings.entry_id',
    'ledger_postings.amount_minor',
    'ledger_postings.balance_after_minor',
    shownType.as('type'),
    'ledger_entries.details',
    'ledger_entries.posted_at',
    'ledger_accounts.wallet',
    'ledger_accounts.currency',
  ]);
  const page = query.after === undefined ? all : await startAfter(db, all, query.memberId, query.after);
  return page
    .orderBy('ledger_entries.posted_at', 'desc')
    .orderBy('ledger_postings.seq', 'desc')
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
