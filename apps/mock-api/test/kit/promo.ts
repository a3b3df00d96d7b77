import type { World } from '#platform/worlds/index.ts';
import { SLOT } from './play.ts';

/** What matters of a promo in tests of play. */
export interface TestPromo {
  readonly walletMode: 'BONUS' | 'CASH';
  /** Minimum of cash in cents, at which a promo in CASH mode asks for a switch. */
  readonly minimum?: bigint;
  /** Code of its currency; AUD when nothing is said. */
  readonly currency?: string;
  /** Codes of the only games that it allows. */
  readonly games?: readonly string[];
}

/** Lets the end of the promo of {@link activatePromo} come: nobody looks at it. */
export async function passEndOfPromo(world: World): Promise<void> {
  await world.write(({ db, now }) =>
    db
      .updateTable('memberPromos')
      .set({ expiresAt: now.getTime() + 1_000 })
      .where('id', '=', 'mpr_test')
      .execute(),
  );
  await world.clock.advance('PT1S');
}

/** Makes a promo of 100.00 bonus active for a member, as it is; its bonus money is not credited. */
export async function activatePromo(
  world: World,
  memberId: string,
  { walletMode, minimum = 0n, currency = 'AUD', games = [] }: TestPromo,
): Promise<void> {
  await world.write(async ({ db, now }) => {
    const texts = { name: 'Test', description: '', mainBannerImage: '' };
    const promo = { id: 'promo_test', code: 'TEST', currency, minimumRealMoneyMinor: minimum };
    await db
      .insertInto('promos')
      .values({ ...promo, ...texts, type: 'DEPOSIT', kind: 'BONUS_ONLY' })
      .execute();
    for (const gameCode of games)
      await db.insertInto('promoGames').values({ promoId: promo.id, gameCode }).execute();
    await db
      .insertInto('memberPromos')
      .values({
        id: 'mpr_test',
        memberId,
        promoId: promo.id,
        currency: promo.currency,
        status: 'ACTIVE',
        walletMode,
        turnoverTargetMinor: 1_000_000n,
        bonusMinor: 10_000n,
        createdAt: now.getTime(),
      })
      .execute();
  });
}

/** Gives a member two free spins of AUD 0.50 in the slot, activated unless told otherwise. */
export async function giveFreeSpins(world: World, memberId: string, activated = true): Promise<void> {
  await world.write(async ({ db, now }) => {
    const promo = {
      id: 'promo_spins',
      code: 'SPINS',
      name: 'Spins',
      description: '',
      currency: 'AUD',
      mainBannerImage: '',
    };
    await db
      .insertInto('promos')
      .values({ ...promo, type: 'FREE_SPIN', kind: 'BONUS_ONLY' })
      .execute();
    await db
      .insertInto('memberFreeSpins')
      .values({
        id: 'fsp_1',
        memberId,
        promoId: promo.id,
        currency: 'AUD',
        activated,
        claimedAt: now.getTime(),
      })
      .execute();
    await db
      .insertInto('memberFreeSpinGames')
      .values({
        id: 'fsg_1',
        freeSpinId: 'fsp_1',
        gameId: SLOT.id,
        betCount: 2,
        betValueMinor: 50n,
        remaining: 2,
      })
      .execute();
  });
}
