import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import { openTable } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { addRows, jsonText } from '#platform/store/index.ts';

const platform = platformForFile(startPlayPlatform);

/** A table in a world with a cashback of 10 % of what was staked, claimable on one day of the week. */
async function tableWithCashback(): Promise<PlayTable> {
  const table = await openTable(platform);
  await table.world.write(({ db }) =>
    addRows(db, 'cashbacks', {
      ...{ id: 'weekly', title: 'Weekly', description: '', currency: 'AUD', mainBannerImage: '' },
      ...{ claimDays: jsonText(['MONDAY']), playNowLink: null, share: 1000, onLossesOnly: false },
      active: true,
    }),
  );
  return table;
}

async function lose(table: PlayTable, round: string, stake: string): Promise<void> {
  await table.bet(`b${round}`, round, stake);
  await table.win(`w${round}`, round, '0.00');
}

async function missedAmount({ world, player }: PlayTable): Promise<string | undefined> {
  const query = '{ memberCashbacks { edges { node { missed { amount } } } } }';
  const path = '/promo/graphql';
  const { data } = await callGraphQL(platform, world, { query, token: player.token, path });
  const { edges } = (
    data as { memberCashbacks: { edges: { node: { missed: { amount: string } | null } }[] } }
  ).memberCashbacks;
  return edges[0]?.node.missed?.amount;
}

it('a round that is settled has its claim day, with which its cashback is gone', async () => {
  const table = await tableWithCashback();
  await lose(table, 'r1', '3.00');
  await lose(table, 'r2', '2.00');
  expect(await missedAmount(table)).toBeUndefined();
  await table.world.clock.advance('P15D');
  expect(await missedAmount(table)).toBe('0.50');
});

it('a world whose clock runs does it too', async () => {
  const table = await tableWithCashback();
  await lose(table, 'r1', '3.00');
  await table.world.clock.unfreeze();
  await table.world.clock.advance('P15D');
  expect(await missedAmount(table)).toBe('0.30');
});
