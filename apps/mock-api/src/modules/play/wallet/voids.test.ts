import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { objectOf, prepare, START } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { vendorCall, openTable } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';
import { fund, playerInNewWorld, SLOT, startPlayPlatform } from '#test/kit/play.ts';
import { activatePromo, giveFreeSpins } from '#test/kit/promo.ts';
import { playStore } from '../store/tables.ts';

const platform = platformForFile(startPlayPlatform);

const endAs =
  ({ world, gameSession }: Pick<PlayTable, 'world' | 'gameSession'>, round = 'r1') =>
  (ended: string, amount: string, more: object = {}) =>
    vendorCall(platform, world, 'win', {
      ...{ gameSession, round, transaction: `${round}:${ended}`, amount, currency: 'AUD', ended },
      ...more,
    });

/** A free spin of 0.50 that is open, of a member with 10.00. */
async function spun() {
  const player = await playerInNewWorld(platform, 1_000n);
  const { world } = player;
  await giveFreeSpins(world, player.id);
  await prepare(player);
  const opened = await player.call(START, { input: { game: SLOT.id, freeSpin: 'fsp_1' } });
  const gameSession = String(objectOf(opened, 'startGameSession')['id']);
  const bet = { gameSession, round: 'r1', transaction: 't1', amount: '0.50', currency: 'AUD' };
  expect((await vendorCall(platform, world, 'bet', bet)).status).toBe(200);
  return { world, player, end: endAs({ world, gameSession }) };
}

const RECORDS = '{ betRecords { edges { node { status effectiveBet payout promo { counted } } } } }';

async function recordsOf({ player }: PlayTable) {
  const { edges } = objectOf(await player.call(RECORDS), 'betRecords') as { edges: { node: object }[] };
  return edges.map(({ node }) => node);
}

describe('a void round', () => {
  it('gives its stake back to the wallets it came from, once, and counts as if it had not been', async () => {
    const table = await openTable(platform);
    await activatePromo(table.world, table.player.id, { walletMode: 'CASH' });
    const experience = () =>
      table.world.db.selectFrom('experienceRecords').select('id').where('unit', 'in', ['WAGER', 'WIN']);
    await table.bet('t1', 'r1', '25.00');
    expect(await table.wallets()).toEqual([500n, 0n]);
    const end = endAs(table);
    for (const amount of ['24.99', '25.01', '0', '9000.00'])
      expect((await end('VOID', amount)).body).toEqual({
        code: 'BAD_USER_INPUT',
        message: 'amount: a void round gives back 25.00, what is left of its stake.',
      });
    for (const _time of [1, 2]) expect((await end('VOID', '25.00')).body).toMatchObject({ balance: '30.00' });
    expect(await table.wallets()).toEqual([2_000n, 1_000n]);
    expect(await recordsOf(table)).toEqual([
      { status: 'CANCELED', effectiveBet: '0.00', payout: '0.00', promo: { counted: '0.00' } },
    ]);
    expect(await experience().execute()).toEqual([]);
    expect((await table.win('t9', 'r1', '50.00')).body['code']).toBe('CONFLICT');
    expect((await audit(table.world.db)).violations).toEqual([]);
  });

  it('gives bonus money back as bonus money', async () => {
    const table = await openTable(platform);
    const { world, player } = table;
    await fund(world, player.id, 2_000n, { wallet: 'CASINO_BONUS' });
    await fund(world, player.id, 3_000n, { wallet: 'SPORT_BONUS' });
    await activatePromo(world, player.id, { walletMode: 'BONUS' });
    await table.bet('t1', 'r1', '50.00');
    await endAs(table)('VOID', '50.00');
    const held = await balances(world.db, player.id, 'AUD');
    expect([held.CASINO_BONUS, held.SPORT_BONUS]).toEqual([2_000n, 3_000n]);
    expect(await table.wallets()).toEqual([2_000n, 1_000n]);
  });

  it('gives what is left of its stake back after a part was bought, to each wallet its share', async () => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '25.00');
    const end = endAs(table);
    for (const stake of ['25.00', '90.00', '-1', 'x'])
      expect((await end('PART', '4.00', { stake })).body).toMatchObject({ code: 'BAD_USER_INPUT' });
    await end('PART', '4.00', { stake: '5.00' });
    expect(await table.wallets()).toEqual([500n, 400n]);
    expect((await end('VOID', '25.00')).body).toMatchObject({ code: 'BAD_USER_INPUT' });
    await end('VOID', '20.00');
    expect(await table.wallets()).toEqual([1_700n, 1_200n]);
    expect(await recordsOf(table)).toMatchObject([
      { status: 'SETTLED', effectiveBet: '5.00', payout: '4.00' },
    ]);
  });

  it('is none once it was paid for without a part of its stake', async () => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '10.00');
    const end = endAs(table);
    await end('PART', '4.00');
    expect((await end('VOID', '10.00')).body).toMatchObject({
      code: 'CONFLICT',
      message: 'Part of this round was paid already. Settle the rest.',
    });
  });

  it('SPIN-21 gives a free spin back, and no money', async () => {
    const { world, player, end } = await spun();
    expect((await end('VOID', '9000.00')).body).toMatchObject({ code: 'BAD_USER_INPUT' });
    for (const _time of [1, 2]) expect((await end('VOID', '0.50')).body).toMatchObject({ balance: '10.00' });
    const spins = world.db.selectFrom('memberFreeSpinGames').select('remaining');
    expect(await spins.execute()).toEqual([{ remaining: 2 }]);
    const held = await balances(world.db, player.id, 'AUD');
    expect([held.MAIN, held.CASINO]).toEqual([1_000n, 0n]);
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('SPIN-21 is none of a free spin of which a part was bought, though for nothing', async () => {
    const { world, player, end } = await spun();
    expect((await end('PART', '0', { stake: '0.25' })).status).toBe(200);
    expect((await end('VOID', '0.25')).body).toMatchObject({ code: 'CONFLICT' });
    expect((await balances(world.db, player.id, 'AUD')).CASINO).toBe(0n);
  });

  it('knows a part of an older world again, of which only what it paid was kept', async () => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '10.00');
    const part = () => endAs(table)('PART', '4.00', { stake: '5.00' });
    const first = await part();
    await table.world.write(({ db }) =>
      db.updateTable('walletTransactions').set({ boughtMinor: null }).execute(),
    );
    expect(await part()).toEqual(first);
  });

  it('knows of an older world which part of a sports bet was bought', async () => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '10.00');
    const { id: memberId } = table.player;
    await table.world.write(async ({ db }) => {
      const bet = { id: 'r1', memberId, gameId: SLOT.id, gameSession: table.gameSession, requestId: 'r1' };
      const stakes = { size: 1, unitMinor: 500n, stakeMinor: 1_000n, soldUnitMinor: 125n };
      await db
        .insertInto('sportsbookBets')
        .values({
          ...{ ...bet, ...stakes, currency: 'AUD', currencyType: 'FIAT', status: 'OPEN', placedAt: 0 },
          ...{ ending: null, decidedAt: null, quoteId: null, quoteMinor: null },
          ...{ quoteUnitMinor: null, quotedAt: null },
        })
        .execute();
      await sql`alter table bets drop column bought_minor`.execute(db);
      await playStore.migrations['0222-bought-stakes']?.(db as never);
    });
    expect((await endAs(table)('VOID', '7.50')).status).toBe(200);
  });
});
