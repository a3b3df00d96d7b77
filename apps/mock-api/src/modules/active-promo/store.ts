import { money } from '@magpie/domain/money';
import type { WalletModeFacts } from '@magpie/domain/play';
import type { Reader } from '#platform/store/index.ts';

/** What a promo in force says about its member's wallets. */
export type ActivePromoTerms = NonNullable<WalletModeFacts['promo']>;

/**
 * The terms of the member's active promo; null without one. A room of its own below both wallets and promos: wallets
 * ask for them at each push, and promos publish balances.
 */
export async function activePromoTerms(db: Reader, memberId: string): Promise<ActivePromoTerms | null> {
  const row = await db
    .selectFrom('memberPromos')
    .innerJoin('promos', 'promos.id', 'memberPromos.promoId')
    .select(['memberPromos.walletMode', 'memberPromos.currency', 'promos.minimumRealMoneyMinor'])
    .where('memberPromos.memberId', '=', memberId)
    .where('memberPromos.status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!row) return null;
  const { walletMode, currency, minimumRealMoneyMinor: minimum } = row;
  return { walletMode, currency, minimumRealMoneyBalance: money.of(minimum) };
}
