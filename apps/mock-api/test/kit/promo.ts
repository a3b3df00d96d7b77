import type { World } from '../../src/platform/worlds/index.ts';

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

/** Lets the end of the promo of {@link activatePromo} come, as a running clock does: nothing is told of it. */
export async function passEndOfPromo(world: World): Promise<void> {
  await world.write(({ db, now }) =>
    db.updateTable('member_promos').set({ expires_at: now.getTime() }).where('id', '=', 'mpr_test').execute(),
  );
}

/** Makes a promo of 100.00 bonus active for a member, as it is; its bonus money is not credited. */
export async function activatePromo(
  world: World,
  memberId: string,
  { walletMode, minimum = 0n, currency = 'AUD', games = [] }: TestPromo,
): Promise<void> {
  await world.write(async ({ db, now }) => {
    const texts = { name: 'Test', description: '', main_banner_image: '' };
    const promo = { id: 'promo_test', code: 'TEST', currency, minimum_real_money_minor: minimum };
    await db
      .insertInto('promos')
      .values({ ...promo, ...texts, type: 'DEPOSIT', kind: 'BONUS_ONLY' })
      .execute();
    for (const game_code of games)
      await db.insertInto('promo_games').values({ promo_id: promo.id, game_code }).execute();
    await db
      .insertInto('member_promos')
      .values({
        id: 'mpr_test',
        member_id: memberId,
        promo_id: promo.id,
        currency: promo.currency,
        status: 'ACTIVE',
        wallet_mode: walletMode,
        turnover_target_minor: 1_000_000n,
        bonus_minor: 10_000n,
        created_at: now.getTime(),
      })
      .execute();
  });
}
