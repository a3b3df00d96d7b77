import type { Reader } from '#platform/store/index.ts';

/** Wallets with bonus money whose member has no promo in force in their currency (PROMO-47); those of one member, if one is given. */
export function ownerlessBonusMoney(db: Reader, memberId?: string) {
  return db
    .selectFrom('ledgerAccounts as account')
    .select(['account.memberId', 'account.wallet', 'account.currency', 'account.balanceMinor'])
    .where('account.wallet', 'in', ['CASINO_BONUS', 'SPORT_BONUS'])
    .where('account.balanceMinor', '<>', 0n)
    .$if(memberId !== undefined, (query) => query.where('account.memberId', '=', memberId ?? ''))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('memberPromos as promo')
            .select('promo.id')
            .whereRef('promo.memberId', '=', 'account.memberId')
            .whereRef('promo.currency', '=', 'account.currency')
            .where('promo.status', '=', 'ACTIVE'),
        ),
      ),
    )
    .orderBy('account.id')
    .execute();
}
