import { describe, expect, it } from 'vitest';
import { addRows, jsonText } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { sessionFor } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import { openTable } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';

/*
 * A cashback of 10 % of what was staked, claimable on Mondays, that is switched off and on again. The tables are opened on
 * a Monday, 13:00 in Sydney.
 */

const NEXT_MONDAY = '2026-01-12T02:00:00.000Z';

const platform = platformForFile(startPlayPlatform);

async function tableWithCashback(active: boolean): Promise<PlayTable> {
  const table = await openTable(platform);
  await table.world.write(({ db }) =>
    addRows(db, 'cashbacks', {
      ...{ id: 'weekly', title: 'Weekly', description: '', currency: 'AUD', mainBannerImage: '' },
      ...{ claimDays: jsonText(['MONDAY']), playNowLink: null, share: 1000, onLossesOnly: false },
      active,
    }),
  );
  return table;
}

const turn = (world: World, active: boolean) =>
  world.write(({ db }) => db.updateTable('cashbacks').set({ active }).where('id', '=', 'weekly').execute());

/** A lost round in a session of its own, because one does not last for a week. */
async function lose(table: PlayTable, round: string, stake: string): Promise<void> {
  const gameSession = await sessionFor(table.player);
  expect((await table.bet(`b${round}`, round, stake, { gameSession })).status).toBe(200);
  expect((await table.win(`w${round}`, round, '0.00')).status).toBe(200);
}

const ask = ({ world, player: { token } }: PlayTable, query: string) =>
  callGraphQL(platform, world, { query, token, path: '/promo/graphql' });

const claim = (table: PlayTable) =>
  ask(table, 'mutation { claimCashback(id: "weekly") { cashbackReceivedThisMonth claimStatus } }');

async function shown(table: PlayTable): Promise<unknown> {
  const query = '{ memberCashbacks { edges { node { isClaimable missed { amount endedAt } } } } }';
  const { edges } = (await ask(table, query)).data?.['memberCashbacks'] as { edges: { node: unknown }[] };
  return edges[0]?.node;
}

/** A table where 5.00 were staked in the week before the Monday on which it stands now. */
async function tableOnItsDay(): Promise<PlayTable> {
  const table = await tableWithCashback(true);
  await lose(table, 'r1', '5.00');
  await table.world.clock.set(new Date(NEXT_MONDAY));
  return table;
}

describe('a cashback that is switched off', () => {
  it('is refused, has nothing to claim, and pays once when it is on again on the same day', async () => {
    const table = await tableOnItsDay();
    await turn(table.world, false);
    const { code, errors } = await claim(table);
    expect([code, errors[0]?.message]).toEqual(['CONFLICT', 'There is nothing to claim now.']);
    expect(await shown(table)).toEqual({ isClaimable: false, missed: null });
    await turn(table.world, true);
    expect((await claim(table)).data).toEqual({
      claimCashback: { cashbackReceivedThisMonth: '0.50', claimStatus: 'CLAIMED' },
    });
    expect((await claim(table)).code).toBe('CONFLICT');
    expect(await table.wallets()).toEqual([2_050n, 500n]);
  });

  it('is not claimed a second time when it is on again after a claim', async () => {
    const table = await tableOnItsDay();
    await claim(table);
    await turn(table.world, false);
    await turn(table.world, true);
    expect((await claim(table)).code).toBe('CONFLICT');
    await lose(table, 'r2', '3.00');
    expect((await claim(table)).code).toBe('CONFLICT');
    await table.world.clock.advance('P7D');
    expect((await claim(table)).data).toMatchObject({ claimCashback: { cashbackReceivedThisMonth: '0.80' } });
  });

  it('owes nothing for its day, also when it is on again on the next', async () => {
    const table = await tableOnItsDay();
    await turn(table.world, false);
    await table.world.clock.advance('P1D');
    await turn(table.world, true);
    expect(await shown(table)).toEqual({ isClaimable: false, missed: null });
    expect((await claim(table)).code).toBe('CONFLICT');
    await table.world.clock.advance('P6D');
    expect((await claim(table)).code).toBe('CONFLICT');
  });
});

it('PROMO-57 CASHBK-23 what was played while a cashback was off is claimed on its day, and gone after it, like any other', async () => {
  const table = await tableWithCashback(false);
  await lose(table, 'r1', '5.00');
  await turn(table.world, true);
  await table.world.clock.set(new Date(NEXT_MONDAY));
  expect(await shown(table)).toEqual({ isClaimable: true, missed: null });
  await table.world.clock.advance('P1D');
  expect(await shown(table)).toEqual({
    isClaimable: false,
    missed: { amount: '0.50', endedAt: '2026-01-12T13:00:00.000Z' },
  });
});
