import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { objectOf } from '#test/kit/launches.ts';
import { fund, SLOT, startPlayPlatform } from '#test/kit/play.ts';
import { openTable } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';
import { activatePromo, passEndOfPromo } from '#test/kit/promo.ts';
import { playStore } from './store/tables.ts';

const platform = platformForFile(startPlayPlatform);

const RECORDS = `{ betRecords { edges { node { status freeSpin walletMode promo { memberPromo name counted } } } } }`;

async function records({ player }: PlayTable): Promise<unknown[]> {
  const { edges } = objectOf(await player.call(RECORDS), 'betRecords') as { edges: { node: unknown }[] };
  return edges.map(({ node }) => node).toReversed();
}

/** Lets stakes at the provider of the slot count by a part, in hundredths of a percent. */
async function countOnly({ world }: PlayTable, share: number): Promise<void> {
  const provider = world.db.selectFrom('games').select('providerId').where('id', '=', SLOT.id);
  const { providerId } = await provider.executeTakeFirstOrThrow();
  await world.write(({ db }) =>
    db.insertInto('promoProviders').values({ promoId: 'promo_test', providerId, share }).execute(),
  );
}

async function round(table: PlayTable, name: string): Promise<void> {
  expect((await table.bet(`${name}-bet`, name, '1.00')).status).toBe(200);
  expect((await table.win(`${name}-win`, name, '0.00')).status).toBe(200);
}

describe('BETS-17 a bet records', () => {
  it('cash, no promo while none is active, and nothing counted before it is settled', async () => {
    const table = await openTable(platform);
    await round(table, 'r1');
    await activatePromo(table.world, table.player.id, { walletMode: 'CASH' });
    await table.bet('t2', 'r2', '1.00');
    expect(await records(table)).toEqual([
      { status: 'SETTLED', freeSpin: false, walletMode: 'CASH', promo: null },
      {
        status: 'UNSETTLED',
        freeSpin: false,
        walletMode: 'CASH',
        promo: { memberPromo: 'mpr_test', name: 'Test', counted: '0.00' },
      },
    ]);
    await table.win('t3', 'r2', '5.00');
    expect((await records(table))[1]).toEqual({
      status: 'SETTLED',
      freeSpin: false,
      walletMode: 'CASH',
      promo: { memberPromo: 'mpr_test', name: 'Test', counted: '1.00' },
    });
  });

  it('bonus money, the promo it was of, and the part of the stake that its provider counts', async () => {
    const table = await openTable(platform);
    await fund(table.world, table.player.id, 10_000n, { wallet: 'CASINO_BONUS' });
    await activatePromo(table.world, table.player.id, { walletMode: 'BONUS' });
    await countOnly(table, 4_000);
    await round(table, 'r1');
    expect(await records(table)).toEqual([
      {
        status: 'SETTLED',
        freeSpin: false,
        walletMode: 'BONUS',
        promo: { memberPromo: 'mpr_test', name: 'Test', counted: '0.40' },
      },
    ]);
    const { turnoverCounterMinor } = await table.world.db
      .selectFrom('memberPromos')
      .select('turnoverCounterMinor')
      .executeTakeFirstOrThrow();
    expect(turnoverCounterMinor).toBe(40n);
  });

  it('no promo of another currency', async () => {
    const table = await openTable(platform);
    await activatePromo(table.world, table.player.id, { walletMode: 'CASH', currency: 'NZD' });
    await round(table, 'r1');
    expect(await records(table)).toMatchObject([{ walletMode: 'CASH', promo: null }]);
  });

  it('a promo that ended before it was settled, with nothing counted', async () => {
    const table = await openTable(platform);
    await activatePromo(table.world, table.player.id, { walletMode: 'CASH' });
    await table.bet('t1', 'r1', '1.00');
    await passEndOfPromo(table.world);
    await table.win('t2', 'r1', '0.00');
    expect(await records(table)).toMatchObject([
      { walletMode: 'CASH', promo: { memberPromo: 'mpr_test', counted: '0.00' } },
    ]);
  });
});

it('BETS-17 a bet of a world that is older than this tells what it was paid with', async () => {
  const table = await openTable(platform);
  await round(table, 'cash');
  await fund(table.world, table.player.id, 10_000n, { wallet: 'SPORT_BONUS' });
  await activatePromo(table.world, table.player.id, { walletMode: 'BONUS' });
  await round(table, 'bonus');
  await round(table, 'spin');
  await table.world.write(async ({ db }) => {
    await db.updateTable('bets').set({ memberPromoId: null }).execute();
    await db.updateTable('bets').set({ freeSpin: true }).where('roundId', '=', 'spin').execute();
    for (const column of ['wallet_mode', 'counted_minor'])
      await sql`alter table bets drop column ${sql.ref(column)}`.execute(db);
    await playStore.migrations['0085-bet-counted']?.(db as never);
  });
  expect(await records(table)).toEqual([
    { status: 'SETTLED', freeSpin: false, walletMode: 'CASH', promo: null },
    { status: 'SETTLED', freeSpin: false, walletMode: 'BONUS', promo: null },
    { status: 'SETTLED', freeSpin: true, walletMode: null, promo: null },
  ]);
});
