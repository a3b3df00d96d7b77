import type { Insertable } from 'kysely';
import type { Database } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';

const HOUR = 3_600_000;

export type NewBet = Partial<Insertable<Database['bets']>>;

/** Stores bets of a member, `hours` before now each, the first one first. */
export async function addBets(
  world: World,
  memberId: string,
  bets: readonly (NewBet & { hours: number })[],
): Promise<void> {
  await world.write(async ({ db, now }) => {
    for (const [index, { hours, ...bet }] of bets.entries()) {
      const at = now.getTime() - hours * HOUR;
      const usual = {
        id: `bet_${memberId}_${index}`,
        memberId,
        gameId: 'game_moonlit-dingo',
        gameCategoryId: 'cat_slots',
        gameSessionId: null,
        roundId: `${memberId}:${index}`,
        status: 'SETTLED',
        currency: 'AUD',
        currencyType: 'FIAT',
        effectiveBetMinor: 100n,
        payoutMinor: 0n,
        fiatCurrency: 'AUD',
        fiatEffectiveBetMinor: 100n,
        fiatPayoutMinor: 0n,
        placedAt: at,
        settledAt: at,
      } as const;
      await db
        .insertInto('bets')
        .values({ ...usual, ...bet })
        .execute();
    }
  });
}
