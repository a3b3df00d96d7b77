import { money } from '@magpie/domain/money';
import type { WalletModeFacts } from '@magpie/domain/play';
import type { Reader } from '../../platform/store/index.ts';

/** What a promo in force says about its member's wallets. */
export type ActivePromoTerms = NonNullable<WalletModeFacts['promo']>;

/**
 * The terms of the member's active promo; null without one. A room of its own below both wallets and promos: wallets
 * ask for them at each push, and promos publish balances.
 */
export async function activePromoTerms(db: Reader, memberId: string): Promise<ActivePromoTerms | null> {
  const row = await db
    .selectFrom('member_promos')
    .innerJoin('promos', 'promos.id', 'member_promos.promo_id')
    .select(['member_promos.wallet_mode', 'member_promos.currency', 'promos.minimum_real_money_minor'])
    .where('member_promos.member_id', '=', memberId)
    .where('member_promos.status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!row) return null;
  const { wallet_mode: walletMode, currency, minimum_real_money_minor: minimum } = row;
  return { walletMode, currency, minimumRealMoneyBalance: money.of(minimum) };
}
