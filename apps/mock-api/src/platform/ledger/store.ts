import type { Insertable } from 'kysely';
import { kept } from '../store/kept.ts';
import { prepared } from '../store/prepared.ts';
import { addRow, addRows, changeRow } from '../store/written-rows.ts';
import type { MinorUnits } from '../store/columns.ts';
import type { Database, Reader, Writer } from '../store/database.ts';

const ofKey = prepared((db: Reader, { key }: { readonly key: string }) =>
  db.selectFrom('ledgerEntries').select(['id', 'contentHash', 'postedAt']).where('key', '=', key),
);

/** The entry that was posted under a key; undefined when none was. */
export const entryByKey = (db: Reader, key: string) => ofKey.first(db, { key });

/** What each account of an entry held after it, by account id. */
export async function balancesAfter(db: Reader, entryId: string): Promise<ReadonlyMap<string, MinorUnits>> {
  const rows = await db
    .selectFrom('ledgerPostings')
    .select(['accountId', 'balanceAfterMinor'])
    .where('entryId', '=', entryId)
    .execute();
  return new Map(rows.map((row) => [row.accountId, row.balanceAfterMinor]));
}

const account = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('ledgerAccounts').select('balanceMinor').where('id', '=', id),
);

/** So many are asked for one by one, which costs less than to build a query for them. */
const few = 4;

/** What accounts hold, by id; one that no money has moved on is left out. */
export async function balancesOf(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MinorUnits>> {
  if (ids.length > few) {
    const rows = await db
      .selectFrom('ledgerAccounts')
      .select(['id', 'balanceMinor'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, balanceMinor }) => [id, balanceMinor]));
  }
  const held = new Map<string, MinorUnits>();
  for (const id of ids) {
    const row = await account.first(db, { id });
    if (row) held.set(id, row.balanceMinor);
  }
  return held;
}

const ofMember = prepared((db: Reader, { memberId }: { readonly memberId: string }) =>
  db
    .selectFrom('ledgerAccounts')
    .select(['wallet', 'currency', 'balanceMinor'])
    .where('memberId', '=', memberId),
);

/** A round asks for them two and three times between two postings. */
export const accountsOfMember = kept(['ledgerAccounts'], (db, memberId) => ofMember.all(db, { memberId }));

export async function saveAccount(db: Writer, row: Insertable<Database['ledgerAccounts']>): Promise<void> {
  await addRow(db, 'ledgerAccounts', row);
}

export async function changeBalance(db: Writer, id: string, balanceMinor: MinorUnits): Promise<void> {
  await changeRow(db, 'ledgerAccounts', { id, balanceMinor });
}

export async function saveEntry(
  db: Writer,
  entry: Insertable<Database['ledgerEntries']>,
  postings: readonly Insertable<Database['ledgerPostings']>[],
): Promise<void> {
  await addRow(db, 'ledgerEntries', entry);
  await addRows(db, 'ledgerPostings', postings);
}
