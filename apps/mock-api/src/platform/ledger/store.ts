import type { Insertable } from 'kysely';
import type { MinorUnits } from '../store/columns.ts';
import type { Database, Reader, Writer } from '../store/database.ts';

/** The entry that was posted under a key; undefined when none was. */
export function entryByKey(db: Reader, key: string) {
  return db
    .selectFrom('ledgerEntries')
    .select(['id', 'contentHash', 'postedAt'])
    .where('key', '=', key)
    .executeTakeFirst();
}

/** What each account of an entry held after it, by account id. */
export async function balancesAfter(db: Reader, entryId: string): Promise<ReadonlyMap<string, MinorUnits>> {
  const rows = await db
    .selectFrom('ledgerPostings')
    .select(['accountId', 'balanceAfterMinor'])
    .where('entryId', '=', entryId)
    .execute();
  return new Map(rows.map((row) => [row.accountId, row.balanceAfterMinor]));
}

/** What accounts hold, by id; one that no money has moved on is left out. */
export async function balancesOf(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MinorUnits>> {
  const rows = await db
    .selectFrom('ledgerAccounts')
    .select(['id', 'balanceMinor'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.balanceMinor]));
}

export function accountsOfMember(db: Reader, memberId: string) {
  return db
    .selectFrom('ledgerAccounts')
    .select(['wallet', 'currency', 'balanceMinor'])
    .where('memberId', '=', memberId)
    .execute();
}

export async function saveAccount(
  db: Writer,
  account: Insertable<Database['ledgerAccounts']>,
): Promise<void> {
  await db.insertInto('ledgerAccounts').values(account).execute();
}

export async function changeBalance(db: Writer, id: string, balanceMinor: MinorUnits): Promise<void> {
  await db.updateTable('ledgerAccounts').set({ balanceMinor }).where('id', '=', id).execute();
}

export async function saveEntry(
  db: Writer,
  entry: Insertable<Database['ledgerEntries']>,
  postings: readonly Insertable<Database['ledgerPostings']>[],
): Promise<void> {
  await db.insertInto('ledgerEntries').values(entry).execute();
  await db.insertInto('ledgerPostings').values(postings).execute();
}
