import type { Reader } from '#platform/store/index.ts';

/** The bets that counted towards some awards, newest first. */
export function countedBets(db: Reader, memberPromoIds: readonly string[]) {
  return db
    .selectFrom('bets')
    .select(['id', 'gameId', 'settledAt', 'countedMinor'])
    .where('memberPromoId', 'in', memberPromoIds)
    .where('countedMinor', '<>', 0n)
    .orderBy('settledAt', 'desc')
    .orderBy('seq', 'desc')
    .execute();
}
