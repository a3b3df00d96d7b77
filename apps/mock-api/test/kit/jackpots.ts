import type { Insertable } from 'kysely';
import { houseAccount } from '#platform/ledger/index.ts';
import type { Database } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { SLOT } from './play.ts';

/** Adds a jackpot that takes 1 % of each bet at the provider of {@link SLOT}, with so many cents in its pool. */
export async function addJackpot(
  world: World,
  pool: bigint,
  own: Partial<Insertable<Database['jackpots']>> = {},
): Promise<void> {
  const games = world.db.selectFrom('games').select('providerId').where('id', '=', SLOT.id);
  const { providerId } = await games.executeTakeFirstOrThrow();
  const rules = { seedMinor: 100_000n, lowThresholdMinor: 200_000n, highThresholdMinor: 1_000_000n };
  const asks = { turnoverRequirementMinor: 200n, winRequirementMinor: 1_000n };
  await world.write(async (unit) => {
    await unit.db
      .insertInto('jackpots')
      .values({
        ...{ id: 'jackpot_test', name: 'Test', description: '', rules: '', type: 'Progressive', ...rules },
        ...{ ...asks, payoutPercentage: 80, currency: 'AUD', poolStatus: 'PAYING_OUT', status: 'ACTIVE' },
        ...own,
      })
      .execute();
    await unit.db
      .insertInto('jackpotContributions')
      .values({ jackpotId: 'jackpot_test', providerId, contribution: 100 })
      .execute();
    await unit.post({
      key: 'test:pool',
      type: 'SYSTEM_CREDIT',
      memberId: null,
      postings: [
        { account: houseAccount('OPENING', 'AUD'), amount: -pool },
        { account: houseAccount('JACKPOT:jackpot_test', 'AUD'), amount: pool },
      ],
      details: { name: 'Test pool' },
    });
  });
}
