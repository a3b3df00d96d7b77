import type { Reader } from '../../platform/store/index.ts';

/** Code of the currency that the member plays and pays in. */
export async function activeCurrency(db: Reader, memberId: string): Promise<string> {
  const { active_currency } = await db
    .selectFrom('members')
    .select('active_currency')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return active_currency;
}

/** Code of the fiat currency that the member's crypto is shown in. */
export async function displayedFiatCurrency(db: Reader, memberId: string): Promise<string> {
  const { displayed_fiat_currency } = await db
    .selectFrom('members')
    .select('displayed_fiat_currency')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return displayed_fiat_currency;
}

/** Codes of the member's favourite currencies in their order. */
export async function favouriteCurrencies(db: Reader, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('member_favourite_currencies')
    .select('currency')
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.currency);
}
