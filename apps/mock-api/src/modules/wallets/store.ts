import type { Reader } from '../../platform/store/index.ts';

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
