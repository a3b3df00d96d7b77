import { sql } from 'kysely';
import { prepared } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import { standingAward, withEarlier } from './taken-back.ts';

const openUnder = prepared((db: Reader, { promo }: { readonly promo: string }) =>
  db
    .selectFrom('bets')
    .select('id')
    .where('memberPromoId', '=', promo)
    .where('status', '=', sql.lit('UNSETTLED'))
    .limit(1),
);

/** Whether a round is open that was staked under a member's promo, or under one that it was given in place of. */
export async function hasOpenRound(db: Reader, memberPromoId: string): Promise<boolean> {
  for (const promo of await withEarlier(db, await standingAward(db, memberPromoId))) {
    if (await openUnder.first(db, { promo })) return true;
  }
  return false;
}
