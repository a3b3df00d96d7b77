import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { sessionFor } from '#test/kit/launches.ts';
import { fund, newPlayer, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import { openTable, vendorCall } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';

const platform = platformForFile(startPlayPlatform);

const betRows = ({ world }: PlayTable) =>
  world.db
    .selectFrom('bets')
    .select(['roundId', 'status', 'effectiveBetMinor', 'payoutMinor'])
    .orderBy('seq')
    .execute();

async function expectBalancedBooks(world: World): Promise<void> {
  const report = await audit(world.db);
  expect(report.violations).toEqual([]);
}

describe('the wallet of the vendors', () => {
  it('takes a bet from casino cash first and then from main cash, and pays a win to casino cash', async () => {
    const table = await openTable(platform);
    const placed = await table.bet('t1', 'r1', '12.50');
    expect([placed.status, placed.body]).toEqual([
      200,
      { transaction: 't1', balance: '17.50', currency: 'AUD' },
    ]);
    expect(await table.wallets()).toEqual([1750n, 0n]);
    expect(await betRows(table)).toEqual([
      { roundId: 'r1', status: 'UNSETTLED', effectiveBetMinor: 1250n, payoutMinor: 0n },
    ]);
    const won = await table.win('t2', 'r1', '40.00');
    expect(won.body).toEqual({ transaction: 't2', balance: '57.50', currency: 'AUD' });
    expect(await table.wallets()).toEqual([1750n, 4000n]);
    expect(await betRows(table)).toEqual([
      { roundId: 'r1', status: 'SETTLED', effectiveBetMinor: 1250n, payoutMinor: 4000n },
    ]);
    const entries = await table.world.db
      .selectFrom('ledgerEntries')
      .select(['type', 'details'])
      .orderBy('seq')
      .execute();
    expect(entries.slice(2)).toEqual([
      { type: 'BET', details: '{"name":"Moonlit Dingo"}' },
      { type: 'PAYOUT', details: '{"name":"Moonlit Dingo"}' },
    ]);
    await expectBalancedBooks(table.world);
  });

  it('tells the balance', async () => {
    const { world, gameSession } = await openTable(platform);
    const answer = await vendorCall(platform, world, 'balance', { gameSession });
    const told = {
      balance: '30.00',
      currency: 'AUD',
      live: true,
      stakedFrom: null,
      freeSpins: null,
      counts: null,
    };
    expect([answer.status, answer.body]).toEqual([200, told]);
  });

  it('settles a lost round with a win of zero, which moves nothing', async () => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '2.00');
    const entries = async () =>
      (await table.world.db.selectFrom('ledgerEntries').select('id').execute()).length;
    const before = await entries();
    expect((await table.win('t2', 'r1', '0')).body['balance']).toBe('28.00');
    expect(await entries()).toBe(before);
    expect((await betRows(table))[0]).toMatchObject({ status: 'SETTLED', payoutMinor: 0n });
  });

  it('adds experience when a round is decided: half a point a dollar lost, half a point times the multiplier won', async () => {
    const table = await openTable(platform);
    const milli = async () =>
      (
        await table.world.db
          .selectFrom('memberExperience')
          .select('experienceMilli')
          .where('memberId', '=', table.player.id)
          .executeTakeFirst()
      )?.experienceMilli ?? 0;
    await table.bet('t1', 'r1', '3.00');
    const before = await milli();
    await table.win('t2', 'r1', '0');
    expect((await milli()) - before).toBe(1500);
    await table.bet('t3', 'r2', '2.00');
    await table.win('t4', 'r2', '8.00');
    expect((await milli()) - before).toBe(3500);
  });

  it('carries out a repeated call once and answers it the same, also when it comes many times at once', async () => {
    const table = await openTable(platform);
    const bets = await Promise.all(Array.from({ length: 8 }, () => table.bet('t1', 'r1', '5.00')));
    for (const { status, body } of bets) expect([status, body['balance']]).toEqual([200, '25.00']);
    const wins = await Promise.all(Array.from({ length: 8 }, () => table.win('t2', 'r1', '1.00')));
    for (const { status, body } of wins) expect([status, body['balance']]).toEqual([200, '26.00']);
    expect((await table.bet('t1', 'r1', '5.00')).body['balance']).toBe('25.00');
    expect(await betRows(table)).toHaveLength(1);
    expect(await table.wallets()).toEqual([2000n, 600n]);
  });

  it.each([
    ['another amount', 'r1', '6.00'],
    ['another round', 'r2', '5.00'],
  ])('refuses a known transaction with %s', async (_what, round, amount) => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '5.00');
    const answer = await table.bet('t1', round, amount);
    expect([answer.status, answer.body['code']]).toEqual([400, 'IDEMPOTENCY_CONFLICT']);
    const asWin = await table.win('t1', 'r1', '5.00');
    expect(asWin.body['code']).toBe('IDEMPOTENCY_CONFLICT');
    expect(await table.wallets()).toEqual([2000n, 500n]);
  });

  it('gives a rolled back stake to the very wallets it came from, once', async () => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '12.50');
    const back = await table.rollback('t2', 'r1', 't1');
    expect([back.status, back.body]).toEqual([200, { transaction: 't2', balance: '30.00', currency: 'AUD' }]);
    expect((await table.rollback('t2', 'r1', 't1')).body).toEqual(back.body);
    expect((await table.rollback('t3', 'r1', 't1')).body['code']).toBe('CONFLICT');
    expect(await table.wallets()).toEqual([2000n, 1000n]);
    expect(await betRows(table)).toEqual([
      { roundId: 'r1', status: 'CANCELED', effectiveBetMinor: 0n, payoutMinor: 0n },
    ]);
    expect((await table.win('t4', 'r1', '9.00')).body['code']).toBe('CONFLICT');
    const types = await table.world.db.selectFrom('ledgerEntries').select('type').orderBy('seq').execute();
    expect(types.slice(2).map(({ type }) => type)).toEqual(['BET', 'BET_REFUND']);
    await expectBalancedBooks(table.world);
  });

  it('refuses a bet whose rollback came first', async () => {
    const table = await openTable(platform);
    expect((await table.rollback('t2', 'r1', 't1')).body).toEqual({
      transaction: 't2',
      balance: '30.00',
      currency: 'AUD',
    });
    expect((await table.bet('t1', 'r1', '5.00')).body['code']).toBe('CONFLICT');
    expect(await table.wallets()).toEqual([2000n, 1000n]);
    expect(await betRows(table)).toEqual([]);
  });

  it('neither rolls back nor pays a settled round again', async () => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '5.00');
    await table.win('t2', 'r1', '0');
    expect((await table.rollback('t3', 'r1', 't1')).body['code']).toBe('CONFLICT');
    expect((await table.win('t4', 'r1', '7.00')).body['code']).toBe('CONFLICT');
    expect((await table.bet('t5', 'r1', '1.00')).body['code']).toBe('CONFLICT');
    expect(await table.wallets()).toEqual([2000n, 500n]);
  });

  it("pays nothing for a round without a bet, and nothing to another member's", async () => {
    const table = await openTable(platform);
    expect((await table.win('t1', 'r1', '7.00')).body['code']).toBe('NOT_FOUND');
    await table.bet('t2', 'r2', '1.00');
    const other = await newPlayer(platform, table.world);
    const theirs = { gameSession: await sessionFor(other), round: 'r2' };
    const win = await vendorCall(platform, table.world, 'win', {
      ...theirs,
      transaction: 't3',
      amount: '7.00',
      currency: 'AUD',
    });
    const back = await vendorCall(platform, table.world, 'rollback', {
      ...theirs,
      transaction: 't4',
      bet: 't2',
    });
    const bet = await vendorCall(platform, table.world, 'bet', {
      ...theirs,
      transaction: 't2',
      amount: '1.00',
      currency: 'AUD',
    });
    expect([win.body['code'], back.body['code'], bet.body['code']]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'IDEMPOTENCY_CONFLICT',
    ]);
    expect((await balances(table.world.db, other.id, 'AUD')).MAIN).toBe(100_000n);
  });

  it('refuses a stake that is not covered, with what is available', async () => {
    const table = await openTable(platform);
    const answer = await table.bet('t1', 'r1', '30.01');
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 'INSUFFICIENT_BALANCE',
        message: 'Your balance does not cover this stake.',
        available: '30.00',
      },
    ]);
    expect(await betRows(table)).toEqual([]);
    expect((await table.bet('t1', 'r1', '30.00')).status).toBe(200);
  });

  it('takes parallel bets only as far as the balance goes', async () => {
    const table = await openTable(platform);
    const bets = await Promise.all(Array.from({ length: 10 }, (_, i) => table.bet(`t${i}`, `r${i}`, '7.00')));
    expect(bets.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(bets.filter(({ body }) => body['code'] === 'INSUFFICIENT_BALANCE')).toHaveLength(6);
    expect(await table.wallets()).toEqual([200n, 0n]);
    await expectBalancedBooks(table.world);
  });

  it('plays in the currency that was active when the session began', async () => {
    const player = await playerInNewWorld(platform, 0n);
    const { world } = player;
    await fund(world, player.id, 50_000_000n, { currency: 'BTC' });
    const set = (activeCurrency: string) =>
      world.write(({ db }) =>
        db.updateTable('members').set({ activeCurrency }).where('id', '=', player.id).execute(),
      );
    await set('BTC');
    const gameSession = await sessionFor(player);
    await set('AUD');
    const ask = { gameSession, transaction: 't1', round: 'r1', amount: '0.00002000' };
    expect((await vendorCall(platform, world, 'bet', { ...ask, currency: 'AUD' })).body['code']).toBe(
      'BAD_USER_INPUT',
    );
    const answer = await vendorCall(platform, world, 'bet', { ...ask, currency: 'BTC' });
    expect(answer.body).toEqual({ transaction: 't1', balance: '0.49998000', currency: 'BTC' });
    const row = await world.db.selectFrom('bets').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      currencyType: 'CRYPTO',
      effectiveBetMinor: 2000n,
      fiatCurrency: 'AUD',
      fiatEffectiveBetMinor: 285n,
    });
  });
});
