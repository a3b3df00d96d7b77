import { money } from '@magpie/domain/money';
import type { WalletModeFacts } from '@magpie/domain/play';
import { kept, prepared } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';

/** What a promo in force says about its member's wallets. */
export type ActivePromoTerms = NonNullable<WalletModeFacts['promo']>;

const ofMember = prepared((db: Reader, { memberId }: { readonly memberId: string }) =>
  db
    .selectFrom('memberPromos')
    .innerJoin('promos', 'promos.id', 'memberPromos.promoId')
    .select(['memberPromos.walletMode', 'memberPromos.currency', 'promos.minimumRealMoneyMinor'])
    .where('memberPromos.memberId', '=', memberId)
    .where('memberPromos.status', '=', 'ACTIVE'),
);

const sources = [
  { table: 'memberPromos', columns: ['memberId', 'promoId', 'currency', 'walletMode', 'status'] },
  'promos',
] as const;

const terms = kept(sources, async (db, memberId): Promise<ActivePromoTerms | null> => {
  const row = await ofMember.first(db, { memberId });
  if (!row) return null;
  const { walletMode, currency, minimumRealMoneyMinor: minimum } = row;
  return { walletMode, currency, minimumRealMoneyBalance: money.of(minimum) };
});

/** Null without an active promo. Below both wallets and promos: wallets ask at each push, and promos publish balances. */
export const activePromoTerms = (db: Reader, memberId: string): Promise<ActivePromoTerms | null> =>
  terms(db, memberId);
