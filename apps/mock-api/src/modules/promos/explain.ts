import type { Explained } from '#platform/explanations/index.ts';
import type { Reader } from '#platform/store/index.ts';
import { countedBets, withEarlier } from './store/index.ts';
import type { MemberPromoRow } from './model.ts';

/** Why an award has the turnover it has: the bets that counted for it, or for one that it was given in place of (PROMO-46). */
export async function explainTurnover(db: Reader, award: MemberPromoRow): Promise<Explained> {
  const bets = await countedBets(db, await withEarlier(db, award));
  return {
    title: `Turnover of ${award.id}`,
    currency: award.currency,
    value: award.turnoverCounterMinor,
    parts: bets.map(({ id, gameId, settledAt, countedMinor }) => ({
      ...{ kind: 'BET', id, type: gameId, at: settledAt, amount: countedMinor },
    })),
  };
}
