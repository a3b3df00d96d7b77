import { kept, prepared } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';

const active = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('members').select('activeCurrency').where('id', '=', id),
);

const currencyOfMember = kept([{ table: 'members', columns: ['activeCurrency'] }], (db, id) =>
  active.first(db, { id }),
);

/** @throws Error for a member who is not there */
export async function activeCurrency(db: Reader, id: string): Promise<string> {
  const row = await currencyOfMember(db, id);
  if (!row) throw new Error(`There is no member ${id}.`);
  return row.activeCurrency;
}

export async function displayedFiatCurrency(db: Reader, memberId: string): Promise<string> {
  const { displayedFiatCurrency } = await db
    .selectFrom('members')
    .select('displayedFiatCurrency')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return displayedFiatCurrency;
}

/** Codes in the member's order. */
export async function favouriteCurrencies(db: Reader, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('memberFavouriteCurrencies')
    .select('currency')
    .where('memberId', '=', memberId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.currency);
}
