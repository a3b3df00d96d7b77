import type { Reader } from '#platform/store/index.ts';

export async function activeCurrency(db: Reader, memberId: string): Promise<string> {
  const { activeCurrency } = await db
    .selectFrom('members')
    .select('activeCurrency')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return activeCurrency;
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
