import { walletModeIn } from '@magpie/domain/wallets';
import type { WalletMode } from '@magpie/domain/wallets';
import type { Reader } from '../../platform/store/index.ts';

export async function activeCurrency(db: Reader, memberId: string): Promise<string> {
  const { active_currency } = await db
    .selectFrom('members')
    .select('active_currency')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return active_currency;
}

export async function displayedFiatCurrency(db: Reader, memberId: string): Promise<string> {
  const { displayed_fiat_currency } = await db
    .selectFrom('members')
    .select('displayed_fiat_currency')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return displayed_fiat_currency;
}

/** The mode that the member's active promo puts on play in a currency (PROMO-52); null without one. */
export async function walletModeOf(
  db: Reader,
  memberId: string,
  currency: string,
): Promise<WalletMode | null> {
  const row = await db
    .selectFrom('member_promos')
    .select(['wallet_mode', 'currency'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return walletModeIn(currency, row ? { walletMode: row.wallet_mode, currency: row.currency } : null);
}

export async function favouriteCurrencies(db: Reader, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('member_favourite_currencies')
    .select('currency')
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.currency);
}
