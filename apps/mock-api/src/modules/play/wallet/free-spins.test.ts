import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { LAUNCH, LOBBY, objectOf, prepare, START, ticketFor } from '#test/kit/launches.ts';
import { fund, newPlayer, playerInNewWorld, SLOT, startPlayPlatform, VENDOR } from '#test/kit/play.ts';
import { pageCall, vendorCall } from '#test/kit/play-calls.ts';
import type { Player } from '#test/kit/play.ts';
import { activatePromo, giveFreeSpins } from '#test/kit/promo.ts';

const NOW = '2026-01-05T02:00:00.000Z';

const platform = platformForFile(startPlayPlatform);

async function withSpins(activated = true): Promise<{ world: World; player: Player }> {
  const player = await playerInNewWorld(platform, 1000n);
  const { world } = player;
  await giveFreeSpins(world, player.id, activated);
  return { world, player };
}

async function start(player: Player, freeSpin = 'fsp_1', game: string = SLOT.id) {
  await prepare(player, game);
  return player.call(START, { input: { game, freeSpin } });
}

async function playing() {
  const { world, player } = await withSpins();
  const gameSession = String(objectOf(await start(player), 'startGameSession')['id']);
  const bet = (transaction: string, round: string, amount = '0.50') =>
    vendorCall(platform, world, 'bet', { gameSession, transaction, round, amount, currency: 'AUD' });
  const call = (name: string, body: object) => vendorCall(platform, world, name, { gameSession, ...body });
  return { world, player, bet, call };
}

const spinsRow = (world: World) =>
  world.db
    .selectFrom('memberFreeSpins')
    .innerJoin('memberFreeSpinGames', 'freeSpinId', 'memberFreeSpins.id')
    .select(['status', 'totalWinningsMinor', 'remaining'])
    .executeTakeFirstOrThrow();

describe('a session that plays free spins', () => {
  it('keeps them while one of their rounds is open, so that a spin that comes back can be played', async () => {
    const { world, bet, call } = await playing();
    await bet('t1', 'r1');
    await bet('t2', 'r2');
    await call('win', { transaction: 't3', round: 'r1', amount: '4.00', currency: 'AUD' });
    expect(await spinsRow(world)).toEqual({ status: 'ACTIVE', totalWinningsMinor: 400n, remaining: 0 });
    expect((await call('rollback', { transaction: 't4', round: 'r2', bet: 't2' })).status).toBe(200);
    expect(await spinsRow(world)).toEqual({ status: 'ACTIVE', totalWinningsMinor: 400n, remaining: 1 });
    expect((await bet('t5', 'r3')).status).toBe(200);
    await call('win', { transaction: 't6', round: 'r3', amount: '0', currency: 'AUD' });
    expect(await spinsRow(world)).toMatchObject({ status: 'COMPLETE', remaining: 0 });
  });

  it('takes nothing from the wallets, pays what is won to casino cash, and ends with the last spin', async () => {
    const { world, player, bet, call } = await playing();
    expect((await bet('t1', 'r1')).body).toEqual({ transaction: 't1', balance: '10.00', currency: 'AUD' });
    expect(
      (await call('win', { transaction: 't2', round: 'r1', amount: '4.00', currency: 'AUD' })).status,
    ).toBe(200);
    expect(await spinsRow(world)).toEqual({ status: 'ACTIVE', totalWinningsMinor: 400n, remaining: 1 });
    await bet('t3', 'r2');
    await call('win', { transaction: 't4', round: 'r2', amount: '0', currency: 'AUD' });
    expect(await spinsRow(world)).toEqual({ status: 'COMPLETE', totalWinningsMinor: 400n, remaining: 0 });
    expect((await bet('t5', 'r3')).body).toEqual({ code: 'CONFLICT', message: 'All free spins are played.' });
    const held = await balances(world.db, player.id, 'AUD');
    expect([held.MAIN, held.CASINO]).toEqual([1000n, 400n]);
    const types = await world.db.selectFrom('ledgerEntries').select('type').orderBy('seq').execute();
    expect(types.slice(1).map(({ type }) => type)).toEqual([
      'FREE_SPIN_BET',
      'FREE_SPIN_PAYOUT',
      'FREE_SPIN_BET',
    ]);
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('records its bets as free spins with nothing staked, which earn no experience', async () => {
    const { world, player, bet, call } = await playing();
    const experience = () =>
      world.db.selectFrom('experienceRecords').select('id').where('unit', 'in', ['WAGER', 'WIN']).execute();
    await bet('t1', 'r1');
    await call('win', { transaction: 't2', round: 'r1', amount: '4.00', currency: 'AUD' });
    const records = await player.call(
      '{ betRecords { edges { node { freeSpin walletMode promo { memberPromo } effectiveBet payout status } } } }',
    );
    expect(objectOf(records, 'betRecords')['edges']).toEqual([
      {
        node: {
          freeSpin: true,
          walletMode: null,
          promo: null,
          effectiveBet: '0.00',
          payout: '4.00',
          status: 'SETTLED',
        },
      },
    ]);
    expect(await experience()).toEqual([]);
  });

  it('gives a spin back that was rolled back', async () => {
    const { world, bet, call } = await playing();
    await bet('t1', 'r1');
    expect((await call('rollback', { transaction: 't2', round: 'r1', bet: 't1' })).status).toBe(200);
    expect(await spinsRow(world)).toMatchObject({ remaining: 2 });
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('has the stake of the spins and no other', async () => {
    const { bet } = await playing();
    expect((await bet('t1', 'r1', '1.00')).body['code']).toBe('BAD_USER_INPUT');
  });

  it('shows the spins left on the page and plays them there', async () => {
    const { player } = await playing();
    const ticket = await ticketFor(player);
    const state = async () => (await pageCall(platform, 'state', { ticket })).body;
    expect(await state()).toMatchObject({ freeSpins: { left: 2, won: '0.00' }, stakes: ['0.50'] });
    const first = await pageCall(platform, 'begin', { ticket, request: 'spin-number-1', stake: '0.50' });
    expect(first.body).toMatchObject({ freeSpins: { left: 1, won: first.body['payout'] } });
    const second = await pageCall(platform, 'begin', { ticket, request: 'spin-number-2', stake: '0.50' });
    const won = (Number(first.body['payout']) + Number(second.body['payout'])).toFixed(2);
    expect(second.body).toMatchObject({ freeSpins: { left: 0, won } });
    expect(await state()).toMatchObject({ live: true, freeSpins: { left: 0, won }, stakes: ['0.50'] });
    const third = await pageCall(platform, 'begin', { ticket, request: 'spin-number-3', stake: '0.50' });
    expect(third.body).toEqual({ code: 'CONFLICT', message: 'All free spins are played.' });
  });

  it.each(['CASH', 'BONUS'] as const)(
    'is opened, started, played and paid in cash beside a promo in %s mode that has no money for play',
    async (walletMode) => {
      const { world, player } = await withSpins();
      await fund(world, player.id, 5000n, { wallet: 'CASINO_BONUS' });
      await activatePromo(world, player.id, { walletMode, minimum: 100_000n, games: ['opal-fever'] });
      await prepare(player);
      const options = { channel: 'MobileWeb', siteLobbyUrl: LOBBY };
      const launch = (freeSpin?: string) =>
        player.call(LAUNCH, { game: SLOT.id, vendor: VENDOR, options: { ...options, freeSpin } });
      expect((await launch()).code).toBe('GAME_EXCLUDED');
      const ticket = new URL(String((await launch('fsp_1')).data?.['launchURL'])).searchParams.get('ticket');
      const session = objectOf(await start(player), 'startGameSession');
      expect(session).toMatchObject({ balanceType: 'CASH' });
      const call = (name: string, body: object) =>
        vendorCall(platform, world, name, { gameSession: session['id'], round: 'r1', ...body });
      await call('bet', { transaction: 't1', amount: '0.50', currency: 'AUD' });
      const win = await call('win', { transaction: 't2', amount: '4.00', currency: 'AUD' });
      expect(win.body).toEqual({ transaction: 't2', balance: '14.00', currency: 'AUD' });
      const held = await balances(world.db, player.id, 'AUD');
      expect([held.MAIN, held.CASINO, held.CASINO_BONUS]).toEqual([1000n, 400n, 5000n]);
      const { turnoverCounterMinor } = await world.db
        .selectFrom('memberPromos')
        .select('turnoverCounterMinor')
        .executeTakeFirstOrThrow();
      expect(turnoverCounterMinor).toBe(0n);
      expect((await pageCall(platform, 'balance', { ticket })).body).toMatchObject({
        balance: '14.00',
        stakedFrom: null,
      });
    },
  );
});

describe('a session cannot be started', () => {
  it('with free spins of somebody else, of another game, or that are not there', async () => {
    const { world, player } = await withSpins();
    const other = await newPlayer(platform, world);
    expect((await start(other)).code).toBe('NOT_FOUND');
    expect((await start(player, 'fsp_2')).code).toBe('NOT_FOUND');
    expect((await start(player, 'fsp_1', 'game_opal-fever')).code).toBe('NOT_FOUND');
  });

  it('with free spins that are not activated, cancelled or past their end', async () => {
    const asleep = await withSpins(false);
    expect((await start(asleep.player)).code).toBe('CONFLICT');
    const { world, player } = await withSpins();
    const set = (change: { expiresAt?: number; status?: 'CANCELLED' }) =>
      world.write(({ db }) => db.updateTable('memberFreeSpins').set(change).execute());
    await set({ expiresAt: Date.parse(NOW) });
    expect((await start(player)).code).toBe('CONFLICT');
    await set({ expiresAt: Date.parse(NOW) + 1 });
    expect((await start(player)).code).toBeNull();
    await set({ status: 'CANCELLED' });
    expect((await start(player)).code).toBe('CONFLICT');
  });
});
