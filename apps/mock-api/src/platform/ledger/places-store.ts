import type { Reader } from '../store/database.ts';

/** The place of the last posting in the ledger, which tells before from after though a clock stands still; 0 in an empty one. */
export async function lastPlace(db: Reader): Promise<number> {
  const last = await db
    .selectFrom('ledgerPostings')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.seq ?? 0;
}

/** What entries moved, by the keys that they were posted under. */
export async function amountsOf(db: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledgerPostings')
    .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerPostings.entryId')
    .select(({ fn }) => ['ledgerEntries.key', fn.sum<bigint>('ledgerPostings.amountMinor').as('amountMinor')])
    .where('ledgerEntries.key', 'in', keys)
    .where('ledgerPostings.amountMinor', '>', 0n)
    .groupBy('ledgerEntries.key')
    .execute();
  return new Map(rows.map(({ key, amountMinor }) => [key, amountMinor]));
}

/** The place of an entry in the ledger, by its id or its key. @throws Error when there is none */
export async function placeOf(
  db: Reader,
  entry: { readonly id: string } | { readonly key: string },
): Promise<number> {
  const [name, value] = 'id' in entry ? (['id', entry.id] as const) : (['key', entry.key] as const);
  const { seq } = await db
    .selectFrom('ledgerPostings')
    .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerPostings.entryId')
    .select('ledgerPostings.seq')
    .where(`ledgerEntries.${name}`, '=', value)
    .orderBy('ledgerPostings.seq')
    .limit(1)
    .executeTakeFirstOrThrow();
  return seq;
}
