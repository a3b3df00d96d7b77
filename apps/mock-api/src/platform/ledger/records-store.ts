import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { EpochMs, JsonText, MinorUnits } from '../store/columns.ts';
import type { TransactionType } from '../store/contract-types.ts';
import type { Database, Reader } from '../store/database.ts';
import { UnknownRecord } from './errors.ts';
import type { LedgerWallet, TransactionQuery } from './types.ts';

type Tables = 'ledgerPostings' | 'ledgerEntries' | 'ledgerAccounts';
type Query<O> = SelectQueryBuilder<Database, Tables, O>;
type Order = Pick<TransactionQuery, 'memberId' | 'currencies' | 'from' | 'to' | 'types'>;

export interface RecordRow {
  id: string;
  entryId: string;
  type: TransactionType;
  wallet: LedgerWallet | null;
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

/** The rows of a page and one more, newest first. @throws UnknownRecord when `after` is no record of the member */
export async function recordRows(db: Reader, query: TransactionQuery): Promise<RecordRow[]> {
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

export async function countRecords(db: Reader, query: TransactionQuery): Promise<number> {
  const { count } = await recordsOf(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
