import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { callGraphQL, openSocket, subscriptionsStand } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { LAUNCH, LOBBY, objectOf, prepare, START, ticketFor } from '#test/kit/launches.ts';
import { fund, playerInNewWorld, SLOT, startPlayPlatform, VENDOR } from '#test/kit/play.ts';
import { openTable, pageCall } from '#test/kit/play-calls.ts';
import { openPushes } from '#test/kit/pushes.ts';
import type { Player } from '#test/kit/play.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';
import { activatePromo, passEndOfPromo } from '#test/kit/promo.ts';

const OPTIONS = { channel: 'MobileWeb', siteLobbyUrl: LOBBY };
const low = 'Your cash has run low. Choose how to play on.';
const excluded = 'This game is excluded from all Promo benefits.';

const platform = platformForFile(startPlayPlatform);

async function readyToLaunch() {
  const player = await playerInNewWorld(platform, 1000n);
  return { world: player.world, player };
}

const launch = (player: Player) => player.call(LAUNCH, { game: SLOT.id, vendor: VENDOR, options: OPTIONS });
const start = (player: Player) => player.call(START, { input: { game: SLOT.id } });
const sessions = ({ world }: Player) => world.db.selectFrom('gameSessions').select('id').execute();

describe('launchURL and startGameSession', () => {
  it('PLAY-27 are refused without the account at the vendor for the category, which the platform remembers', async () => {
    const { player } = await readyToLaunch();
    expect([(await launch(player)).code, (await start(player)).code]).toEqual([
      'VENDOR_ACCOUNT_REQUIRED',
      'VENDOR_ACCOUNT_REQUIRED',
    ]);
    await prepare(player, 'game_opal-fever');
    expect((await start(player)).code).toBe('VENDOR_ACCOUNT_REQUIRED');
    await prepare(player);
    expect([(await launch(player)).code, (await start(player)).code]).toEqual([null, null]);
    expect([(await launch(player)).code, (await start(player)).code]).toEqual([null, null]);
  });

  it('PLAY-27 are refused with an account at the vendor for another category only', async () => {
    const { player } = await readyToLaunch();
    const query = `mutation { initializeVendorAccount(vendor: "${VENDOR}", gameCategory: "cat_table") { id } }`;
    expect((await player.call(query)).code).toBeNull();
    expect((await start(player)).code).toBe('VENDOR_ACCOUNT_REQUIRED');
    expect(await sessions(player)).toEqual([]);
  });

  it('PLAY-27 are refused while the active promo asks for a switch of the wallet mode', async () => {
    const { world, player } = await readyToLaunch();
    await prepare(player);
    await activatePromo(world, player.id, { walletMode: 'CASH', minimum: 1000n });
    for (const answer of [await launch(player), await start(player)])
      expect([answer.code, answer.errors[0]?.message]).toEqual(['WALLET_MODE_SWITCH_REQUIRED', low]);
    expect(await sessions(player)).toEqual([]);
    await fund(world, player.id, 1n, { wallet: 'CASINO' });
    expect([(await launch(player)).code, (await start(player)).code]).toEqual([null, null]);
  });

  it('are carried out once the promo was switched to bonus mode', async () => {
    const { world, player } = await readyToLaunch();
    await prepare(player);
    await fund(world, player.id, 1000n, { wallet: 'CASINO_BONUS' });
    await activatePromo(world, player.id, { walletMode: 'CASH', minimum: 1000n });
    expect((await start(player)).code).toBe('WALLET_MODE_SWITCH_REQUIRED');
    await callGraphQL(platform, world, {
      path: '/promo/graphql',
      query: 'mutation { switchPromoToBonusMode(id: "mpr_test") { id } }',
      token: player.token,
    });
    expect(objectOf(await start(player), 'startGameSession')).toMatchObject({ balanceType: 'BONUS' });
  });
});

describe('PROMO-52 a promo in another currency than the one that is played in', () => {
  it('stops no launch, though its cash has run low', async () => {
    const { world, player } = await readyToLaunch();
    await prepare(player);
    await activatePromo(world, player.id, { walletMode: 'CASH', currency: 'NZD', minimum: 100_000n });
    expect([(await launch(player)).code, (await start(player)).code]).toEqual([null, null]);
  });

  it('excludes no game from the cash of that currency', async () => {
    const table = await openTable(platform);
    const promo = { walletMode: 'BONUS', currency: 'NZD', games: ['opal-fever'] } as const;
    await activatePromo(table.world, table.player.id, promo);
    expect((await launch(table.player)).code).toBeNull();
    expect((await table.bet('t1', 'r1', '1.00')).body).toMatchObject({ balance: '29.00' });
  });

  it('lets bets be taken from cash, which counts for nothing, and calls it cash', async () => {
    const table = await openTable(platform);
    const { world, player } = table;
    await fund(world, player.id, 10_000n, { wallet: 'CASINO_BONUS' });
    await fund(world, player.id, 10_000n, { wallet: 'CASINO_BONUS', currency: 'NZD' });
    await activatePromo(world, player.id, { walletMode: 'BONUS', currency: 'NZD' });
    expect((await table.bet('t1', 'r1', '1.00')).body).toMatchObject({ balance: '29.00' });
    expect((await table.win('t2', 'r1', '0.00')).status).toBe(200);
    expect(await heldBy(table)).toEqual([2000n, 900n, 10_000n]);
    const { turnoverCounterMinor } = await world.db
      .selectFrom('memberPromos')
      .select('turnoverCounterMinor')
      .executeTakeFirstOrThrow();
    expect(turnoverCounterMinor).toBe(0n);
    const me = await player.call('{ me { wallets { stakeableBalance stakedFrom } } }');
    expect(me.data).toEqual({ me: { wallets: { stakeableBalance: '29.00', stakedFrom: 'CASH' } } });
    const page = await pageCall(platform, 'balance', { ticket: await ticketFor(player) });
    expect(page.body).toMatchObject({ balance: '29.00', stakedFrom: 'CASH' });
  });
});

async function heldBy({ world, player }: PlayTable) {
  const { MAIN, CASINO, CASINO_BONUS } = await balances(world.db, player.id, 'AUD');
  return [MAIN, CASINO, CASINO_BONUS];
}

describe('a game that was open before a promo began', () => {
  it('takes no bet once the promo excludes it, and no bonus money', async () => {
    const table = await openTable(platform);
    await fund(table.world, table.player.id, 10_000n, { wallet: 'CASINO_BONUS' });
    await activatePromo(table.world, table.player.id, { walletMode: 'BONUS', games: ['opal-fever'] });
    const fields = ['{ balanceUpdated { wallets { casinoBonus } } }'];
    const pushes = await openPushes(platform, table.world, table.player.token, fields);
    const answer = await table.bet('t1', 'r1', '1.00');
    expect([answer.status, answer.body]).toEqual([400, { code: 'GAME_EXCLUDED', message: excluded }]);
    expect(await pushes.soFar()).toEqual([{ balanceUpdated: { wallets: { casinoBonus: '100.00' } } }]);
    pushes.close();
    expect(await heldBy(table)).toEqual([2000n, 1000n, 10_000n]);
    expect(await table.world.db.selectFrom('bets').select('id').execute()).toEqual([]);
  });

  it('plays on with bonus money where the promo allows it', async () => {
    const table = await openTable(platform);
    await fund(table.world, table.player.id, 10_000n, { wallet: 'CASINO_BONUS' });
    await activatePromo(table.world, table.player.id, { walletMode: 'BONUS', games: [SLOT.code] });
    expect((await table.bet('t1', 'r1', '1.00')).body).toMatchObject({ balance: '99.00' });
    expect(await heldBy(table)).toEqual([2000n, 1000n, 9900n]);
  });

  it('settles a round that is open, and gives its stake back', async () => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '1.00');
    await table.bet('t2', 'r2', '2.00');
    await activatePromo(table.world, table.player.id, { walletMode: 'BONUS', games: ['opal-fever'] });
    expect((await table.win('t3', 'r1', '5.00')).status).toBe(200);
    expect((await table.rollback('t4', 'r2', 't2')).status).toBe(200);
    expect(await heldBy(table)).toEqual([2000n, 1400n, 0n]);
  });

  it('takes bets of cash until it has run low, then asks for a switch and warns by a push', async () => {
    const table = await openTable(platform);
    const { world, player } = table;
    await activatePromo(world, player.id, { walletMode: 'CASH', minimum: 2900n });
    expect((await table.bet('t1', 'r1', '1.00')).body).toMatchObject({ balance: '29.00' });
    const authorization = `Bearer ${player.token}`;
    const socket = await openSocket(platform, { authorization, adminCode: 'magpie-web', world: world.id });
    expect(await socket.next()).toEqual({ type: 'connection_ack' });
    const query =
      'subscription { balanceUpdated { lowCashBalance wallets { stakeableBalance stakedFrom } } }';
    socket.send({ id: '1', type: 'subscribe', payload: { query } });
    await subscriptionsStand(socket);
    const answer = await table.bet('t2', 'r2', '1.00');
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'WALLET_MODE_SWITCH_REQUIRED', message: low },
    ]);
    expect(await socket.next()).toMatchObject({
      payload: {
        data: {
          balanceUpdated: {
            lowCashBalance: true,
            wallets: { stakeableBalance: '29.00', stakedFrom: 'CASH' },
          },
        },
      },
    });
    socket.close();
    expect(await heldBy(table)).toEqual([2000n, 900n, 0n]);
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('tells its page why, and which money it is played with', async () => {
    const table = await openTable(platform);
    const { world, player } = table;
    const ticket = await ticketFor(player);
    const state = async () => (await pageCall(platform, 'balance', { ticket })).body;
    expect(await state()).toMatchObject({ balance: '30.00', stakedFrom: null });
    await fund(world, player.id, 10_000n, { wallet: 'CASINO_BONUS' });
    await activatePromo(world, player.id, { walletMode: 'BONUS', games: ['opal-fever'] });
    expect(await state()).toMatchObject({ balance: '100.00', stakedFrom: 'BONUS' });
    const spin = await pageCall(platform, 'begin', { ticket, request: 'spin-number-1', stake: '1.00' });
    expect(spin.body).toEqual({ code: 'GAME_EXCLUDED', message: excluded });
  });
});

describe('PROMO-46 a promo whose end came while nothing looked at it', () => {
  const promoOf = ({ world }: { readonly world: PlayTable['world'] }) =>
    world.db.selectFrom('memberPromos').select(['status', 'turnoverCounterMinor']).executeTakeFirstOrThrow();

  const withBonus = async () => {
    const table = await openTable(platform);
    await fund(table.world, table.player.id, 10_000n, { wallet: 'CASINO_BONUS' });
    await activatePromo(table.world, table.player.id, { walletMode: 'BONUS', games: [SLOT.code] });
    return table;
  };

  it('is not played any more: a bet is taken from cash and counts for nothing', async () => {
    const table = await withBonus();
    await passEndOfPromo(table.world);
    expect((await table.bet('t1', 'r1', '1.00')).body).toMatchObject({ balance: '29.00' });
    expect(await promoOf(table)).toEqual({ status: 'EXPIRED', turnoverCounterMinor: 0n });
    expect((await table.win('t2', 'r1', '0.00')).status).toBe(200);
    expect(await heldBy(table)).toEqual([2000n, 900n, 0n]);
    expect((await promoOf(table)).turnoverCounterMinor).toBe(0n);
  });

  it.each([
    ['a bet', async ({ bet }: PlayTable) => (await bet('t1', 'r1', '1.00')).body['code'] ?? null],
    ['launchURL', async ({ player }: PlayTable) => (await launch(player)).code],
    ['startGameSession', async ({ player }: PlayTable) => (await start(player)).code],
  ])('does not exclude a game from %s any more', async (_call, codeOf) => {
    const table = await openTable(platform);
    await activatePromo(table.world, table.player.id, { walletMode: 'BONUS', games: ['opal-fever'] });
    expect(await codeOf(table)).toBe('GAME_EXCLUDED');
    await passEndOfPromo(table.world);
    expect(await codeOf(table)).toBeNull();
    expect((await promoOf(table)).status).toBe('EXPIRED');
  });

  it('is not completed by a round that was open at its end', async () => {
    const table = await withBonus();
    await table.bet('t1', 'r1', '1.00');
    await table.world.write(({ db }) =>
      db.updateTable('memberPromos').set({ turnoverTargetMinor: 100n }).execute(),
    );
    await passEndOfPromo(table.world);
    expect((await table.win('t2', 'r1', '0.00')).status).toBe(200);
    expect(await promoOf(table)).toEqual({ status: 'EXPIRED', turnoverCounterMinor: 0n });
    expect(await heldBy(table)).toEqual([2000n, 1000n, 0n]);
  });

  it('is complete all the same when its target was reached in time', async () => {
    const table = await withBonus();
    await table.world.write(({ db }) =>
      db.updateTable('memberPromos').set({ turnoverCounterMinor: 1_000_000n }).execute(),
    );
    await passEndOfPromo(table.world);
    expect((await table.bet('t1', 'r1', '1.00')).status).toBe(200);
    expect((await promoOf(table)).status).toBe('COMPLETE');
    expect(await heldBy(table)).toEqual([2000n, 10_900n, 0n]);
  });

  it('is ended by a bet that the cash does not cover, and its bonus money is taken back', async () => {
    const table = await withBonus();
    await passEndOfPromo(table.world);
    const { body } = await table.bet('t1', 'r1', '90.00');
    expect([body['code'], (await promoOf(table)).status]).toEqual(['INSUFFICIENT_BALANCE', 'EXPIRED']);
    expect(await heldBy(table)).toEqual([2000n, 1000n, 0n]);
    expect((await audit(table.world.db)).violations).toEqual([]);
  });
});
