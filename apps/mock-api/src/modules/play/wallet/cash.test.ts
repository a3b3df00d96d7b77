import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { objectOf, sessionFor, ticketFor } from '#test/kit/launches.ts';
import { fund, startPlayPlatform } from '#test/kit/play.ts';
import { openTable, pageCall, vendorCall } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';
import { activatePromo } from '#test/kit/promo.ts';
import { openSportsbook, SPORTSBOOK } from '#test/kit/sportsbook.ts';

const platform = platformForFile(startPlayPlatform);

/** A table with AUD 20.00 in MAIN, 10.00 in CASINO and 5.00 in SPORT. */
async function withSportsCash(): Promise<PlayTable> {
  const table = await openTable(platform);
  await fund(table.world, table.player.id, 500n, { wallet: 'SPORT' });
  return table;
}

async function cash({ world, player }: PlayTable) {
  const { MAIN, CASINO, SPORT } = await balances(world.db, player.id, 'AUD');
  return [MAIN, CASINO, SPORT];
}

const HISTORY = `{
  balanceTransactionRecords(first: 20) { edges { node { type amount walletType } } }
}`;

/** The lines of the history since the member was given money, the oldest first. */
async function history({ player }: PlayTable) {
  const { edges } = objectOf(await player.call(HISTORY), 'balanceTransactionRecords') as {
    edges: readonly { readonly node: { type: string; amount: string; walletType: string } }[];
  };
  return edges
    .map(({ node: { type, walletType, amount } }) => [type, walletType, amount])
    .filter(([type]) => type !== 'SYSTEM_CREDIT')
    .toReversed();
}

const entries = async ({ world }: PlayTable) =>
  (await world.db.selectFrom('ledgerEntries').select('id').execute()).length;

describe('a bet of cash', () => {
  it("WALLET-17 takes all cash: its own kind's, then MAIN, then the other kind's, moved over in the same transaction", async () => {
    const table = await withSportsCash();
    const answer = await table.bet('t1', 'r1', '34.00');
    expect(answer.body).toEqual({ transaction: 't1', balance: '1.00', currency: 'AUD' });
    expect(await cash(table)).toEqual([0n, 0n, 100n]);
    expect((await history(table)).toSorted()).toEqual(
      [
        ['TRANSFER_OUT', 'SPORT', '-4.00'],
        ['TRANSFER_IN', 'CASINO', '4.00'],
        ['BET', 'CASINO', '-14.00'],
        ['BET', 'MAIN', '-20.00'],
      ].toSorted(),
    );
    expect((await audit(table.world.db)).violations).toEqual([]);
  });

  it('WALLET-17 moves nothing while the wallet of its kind and MAIN suffice', async () => {
    const table = await withSportsCash();
    await table.bet('t1', 'r1', '30.00');
    expect(await cash(table)).toEqual([0n, 0n, 500n]);
    expect((await history(table)).map(([type]) => type)).toEqual(['BET', 'BET']);
  });

  it('is placed once, and moves money once, however often it is sent', async () => {
    const table = await withSportsCash();
    const answers = await Promise.all(Array.from({ length: 6 }, () => table.bet('t1', 'r1', '34.00')));
    for (const { body } of answers) expect(body['balance']).toBe('1.00');
    expect(await cash(table)).toEqual([0n, 0n, 100n]);
    expect(await history(table)).toHaveLength(4);
  });

  it('is refused beyond all cash, and then moves nothing', async () => {
    const table = await withSportsCash();
    const before = await entries(table);
    const answer = await table.bet('t1', 'r1', '35.01');
    expect(answer.body).toMatchObject({ code: 'INSUFFICIENT_BALANCE', available: '35.00' });
    expect(await entries(table)).toBe(before);
    expect((await table.bet('t2', 'r2', '35.00')).status).toBe(200);
  });

  it('that is rolled back leaves every wallet with what it held', async () => {
    const table = await withSportsCash();
    await table.bet('t1', 'r1', '34.00');
    expect((await table.rollback('t2', 'r1', 't1')).body).toMatchObject({ balance: '35.00' });
    await table.rollback('t2', 'r1', 't1');
    expect(await cash(table)).toEqual([2000n, 1000n, 500n]);
    expect((await history(table)).map(([type]) => type).toSorted()).toEqual([
      'BET',
      'BET',
      'BET_REFUND',
      'BET_REFUND',
      'TRANSFER_IN',
      'TRANSFER_IN',
      'TRANSFER_OUT',
      'TRANSFER_OUT',
    ]);
    expect((await audit(table.world.db)).violations).toEqual([]);
  });

  it('on a match takes what was won in the casino', async () => {
    const table = await withSportsCash();
    const gameSession = await sessionFor(table.player, SPORTSBOOK.id);
    const order = { gameSession, transaction: 't1', round: 'r1', currency: 'AUD' };
    const placed = await vendorCall(
      platform,
      table.world,
      'bet',
      { ...order, amount: '32.00' },
      { vendor: SPORTSBOOK.vendor },
    );
    expect(placed.body).toMatchObject({ balance: '3.00' });
    expect(await cash(table)).toEqual([0n, 300n, 0n]);
    expect((await audit(table.world.db)).violations).toEqual([]);
  });
});

describe('WALLET-18 one number', () => {
  const WALLETS = '{ me { wallets { stakeableBalance stakedFrom } } }';

  it('is what the account, the game and the bet slip show: all cash without a promo', async () => {
    const table = await withSportsCash();
    const own = { wallets: { stakeableBalance: '35.00', stakedFrom: null } };
    expect((await table.player.call(WALLETS)).data).toEqual({ me: own });
    const slot = await pageCall(platform, 'balance', { ticket: await ticketFor(table.player) });
    expect(slot.body).toMatchObject({ balance: '35.00', stakedFrom: null });
    const slip = await (await openSportsbook(platform, table.player)).ask('balance');
    expect(slip.body).toMatchObject({ balance: '35.00', stakedFrom: null });
  });

  it('is the bonus under a promo in BONUS mode', async () => {
    const table = await withSportsCash();
    await fund(table.world, table.player.id, 7000n, { wallet: 'CASINO_BONUS' });
    await activatePromo(table.world, table.player.id, { walletMode: 'BONUS' });
    const own = { wallets: { stakeableBalance: '70.00', stakedFrom: 'BONUS' } };
    expect((await table.player.call(WALLETS)).data).toEqual({ me: own });
    const slot = await pageCall(platform, 'balance', { ticket: await ticketFor(table.player) });
    expect(slot.body).toMatchObject({ balance: '70.00', stakedFrom: 'BONUS' });
  });
});
