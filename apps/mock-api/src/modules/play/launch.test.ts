import { describe, expect, it } from 'vitest';
import { addMember, callGraphQL, loginByEmail } from '#test/kit/index.ts';
import type { TestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { catalogueOf, forgetCatalogue } from '../games/index.ts';
import { END, INITIALIZE, LAUNCH, LOBBY, objectOf, prepare, START } from '#test/kit/launches.ts';
import { newPlayer, playerInNewWorld, SLOT, startPlayPlatform, VENDOR } from '#test/kit/play.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const OPTIONS = { channel: 'MobileWeb', siteLobbyUrl: LOBBY };

const platform = platformForFile(startPlayPlatform);

async function readyToLaunch() {
  const player = await playerInNewWorld(platform);
  return { world: player.world, player };
}

/** A player with accounts at the vendors of the games that are launched here. */
async function prepared() {
  const setting = await readyToLaunch();
  for (const game of [SLOT.id, 'game_opal-fever']) await prepare(setting.player, game);
  return setting;
}

const setVendor = async (
  world: Awaited<ReturnType<TestPlatform['newWorld']>>,
  state: 'ACTIVE' | 'IN_MAINTENANCE',
) => {
  await world.write(({ db }) => db.updateTable('vendors').set({ state }).where('id', '=', VENDOR).execute());
  forgetCatalogue(world);
};

describe('initializeVendorAccount', () => {
  it("PLAY-03 creates the member's account for a vendor and a category once", async () => {
    const { world, player } = await readyToLaunch();
    const ask = { vendor: VENDOR, gameCategory: SLOT.category };
    const answers = await Promise.all([1, 2, 3].map(() => player.call(INITIALIZE, ask)));
    const [first] = answers.map((answer) => objectOf(answer, 'initializeVendorAccount'));
    expect(first).toMatchObject({
      vendor: { id: VENDOR },
      gameCategory: { id: SLOT.category },
      transferStatus: null,
      dateTimeCreated: NOW,
    });
    for (const answer of answers) expect(objectOf(answer, 'initializeVendorAccount')).toEqual(first);
    const rows = await world.db.selectFrom('vendorAccounts').selectAll().execute();
    expect(rows.map(({ id, memberId }) => [id, memberId])).toEqual([[first?.['id'], player.id]]);
  });

  it('PLAY-03 keeps accounts apart by member and by category', async () => {
    const { world, player } = await readyToLaunch();
    const other = await newPlayer(platform, world);
    const ids = [];
    for (const who of [player, other]) {
      for (const gameCategory of ['cat_slots', 'cat_table']) {
        const answer = await who.call(INITIALIZE, { vendor: VENDOR, gameCategory });
        ids.push(objectOf(answer, 'initializeVendorAccount')['id']);
      }
    }
    expect(new Set(ids).size).toBe(4);
  });

  it.each([
    [{ vendor: 'ven_none', gameCategory: 'cat_slots' }, 'NOT_FOUND'],
    [{ vendor: VENDOR, gameCategory: 'cat_none' }, 'NOT_FOUND'],
    [{ vendor: VENDOR, gameCategory: 'cat_live' }, 'BAD_USER_INPUT'],
    [{ vendor: '', gameCategory: '' }, 'NOT_FOUND'],
  ])('refuses %j with %s', async (ask, code) => {
    const { player } = await readyToLaunch();
    expect((await player.call(INITIALIZE, ask)).code).toBe(code);
  });

  it('PLAY-20 is refused while the vendor is IN_MAINTENANCE, and creates nothing', async () => {
    const { world, player } = await readyToLaunch();
    await setVendor(world, 'IN_MAINTENANCE');
    const answer = await player.call(INITIALIZE, { vendor: VENDOR, gameCategory: SLOT.category });
    expect(answer.code).toBe('VENDOR_IN_MAINTENANCE');
    expect(await world.db.selectFrom('vendorAccounts').selectAll().execute()).toEqual([]);
    await setVendor(world, 'ACTIVE');
    expect((await player.call(INITIALIZE, { vendor: VENDOR, gameCategory: SLOT.category })).code).toBeNull();
  });

  it('needs a member', async () => {
    const world = await platform.newWorld(NOW);
    for (const [query, variables] of [
      [INITIALIZE, { vendor: VENDOR, gameCategory: SLOT.category }],
      [LAUNCH, { game: SLOT.id, vendor: VENDOR, options: OPTIONS }],
      [START, { input: { game: SLOT.id } }],
      [END, { id: 'gse_1' }],
    ] as const) {
      expect((await callGraphQL(platform, world, { query, variables })).code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('launchURL', () => {
  it('answers an address of the platform that opens the page of the game', async () => {
    const { player } = await prepared();
    const answer = await player.call(LAUNCH, { game: SLOT.id, vendor: VENDOR, options: OPTIONS });
    const url = new URL(String(answer.data?.['launchURL']));
    expect(`${url.origin}${url.pathname}`).toBe(`${platform.url}/games/moonlit-dingo/play`);
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it.each([
    [{ game: 'game_none' }, 'NOT_FOUND'],
    [{ vendor: 'ven_none' }, 'NOT_FOUND'],
    [{ vendor: 'ven_meridian' }, 'NOT_FOUND'],
    [{ options: { channel: 'MobileWeb', siteLobbyUrl: 'javascript:alert(1)' } }, 'BAD_USER_INPUT'],
    [{ options: { channel: 'MobileWeb', siteLobbyUrl: 'casino' } }, 'BAD_USER_INPUT'],
    [
      { options: { channel: 'MobileWeb', siteLobbyUrl: `http://a.example/${'a'.repeat(2048)}` } },
      'BAD_USER_INPUT',
    ],
    [{ options: { channel: 'DESKTOP_WEB', siteLobbyUrl: LOBBY } }, 'BAD_USER_INPUT'],
  ])('refuses %j with %s', async (change, code) => {
    const { player } = await prepared();
    const ask = { game: SLOT.id, vendor: VENDOR, options: OPTIONS, ...change };
    expect((await player.call(LAUNCH, ask)).code).toBe(code);
  });

  it('is refused for a game that the active promo excludes, as is the session', async () => {
    const { world, player } = await prepared();
    await world.write(async ({ db, now }) => {
      const texts = { name: 'Test', description: '', mainBannerImage: '' };
      const promo = { id: 'promo_test', code: 'TEST', currency: 'AUD' };
      await db
        .insertInto('promos')
        .values({ ...promo, ...texts, type: 'DEPOSIT', kind: 'BONUS_ONLY' })
        .execute();
      await db.insertInto('promoGames').values({ promoId: promo.id, gameCode: 'opal-fever' }).execute();
      const row = { id: 'mpr_test', memberId: player.id, promoId: promo.id, currency: 'AUD' };
      await db
        .insertInto('memberPromos')
        .values({ ...row, status: 'ACTIVE', walletMode: 'BONUS', createdAt: now.getTime() })
        .execute();
    });
    const launch = (game: string, vendor: string) => player.call(LAUNCH, { game, vendor, options: OPTIONS });
    expect((await launch(SLOT.id, VENDOR)).code).toBe('GAME_EXCLUDED');
    expect((await player.call(START, { input: { game: SLOT.id } })).code).toBe('GAME_EXCLUDED');
    expect((await launch('game_opal-fever', 'ven_longreach')).code).toBeNull();
    const allowed = await player.call(START, { input: { game: 'game_opal-fever' } });
    expect(objectOf(allowed, 'startGameSession')).toMatchObject({ balanceType: 'BONUS' });
  });

  it('is refused while the vendor is in maintenance, as is the session', async () => {
    const { world, player } = await prepared();
    await setVendor(world, 'IN_MAINTENANCE');
    const url = await player.call(LAUNCH, { game: SLOT.id, vendor: VENDOR, options: OPTIONS });
    const session = await player.call(START, { input: { game: SLOT.id } });
    expect([url.code, session.code]).toEqual(['VENDOR_IN_MAINTENANCE', 'VENDOR_IN_MAINTENANCE']);
  });
});

describe('game sessions', () => {
  it('PLAY-05 startGameSession takes the game and returns the session id, endGameSession takes it and ends the session', async () => {
    const { world, player } = await prepared();
    const begun = objectOf(await player.call(START, { input: { game: SLOT.id } }), 'startGameSession');
    expect(begun).toMatchObject({
      game: { id: SLOT.id },
      balanceType: 'CASH',
      dateTimeStarted: NOW,
      dateTimeEnded: null,
    });
    await world.clock.advance('PT30S');
    const ended = objectOf(await player.call(END, { id: begun['id'] }), 'endGameSession');
    expect(ended).toEqual({ id: begun['id'], dateTimeEnded: '2026-01-05T02:00:30.000Z' });
    await world.clock.advance('PT90S');
    expect(objectOf(await player.call(END, { id: begun['id'] }), 'endGameSession')).toEqual(ended);
  });

  it("ends the live session of the member when another begins, and nobody else's", async () => {
    const { world, player } = await prepared();
    const other = await newPlayer(platform, world);
    await prepare(other);
    await other.call(START, { input: { game: SLOT.id } });
    const first = objectOf(await player.call(START, { input: { game: SLOT.id } }), 'startGameSession')['id'];
    const second = objectOf(
      await player.call(START, { input: { game: 'game_opal-fever' } }),
      'startGameSession',
    )['id'];
    const live = await world.db
      .selectFrom('gameSessions')
      .select(['id', 'memberId'])
      .where('endedAt', 'is', null)
      .execute();
    expect(live.map(({ id }) => id)).toContain(second);
    expect(live.map(({ id }) => id)).not.toContain(first);
    expect(live.map(({ memberId }) => memberId).sort()).toEqual([player.id, other.id].sort());
  });

  it("ends only a session of one's own", async () => {
    const { world, player } = await prepared();
    const { email } = await addMember(world);
    const token = await loginByEmail(platform, world, email);
    const { id } = objectOf(await player.call(START, { input: { game: SLOT.id } }), 'startGameSession');
    const stranger = await callGraphQL(platform, world, { query: END, variables: { id }, token });
    expect(stranger.code).toBe('NOT_FOUND');
    expect((await player.call(END, { id: 'gse_none' })).code).toBe('NOT_FOUND');
    const row = await world.db.selectFrom('gameSessions').select('endedAt').executeTakeFirstOrThrow();
    expect(row.endedAt).toBeNull();
  });

  it('refuses an unknown game', async () => {
    const { player } = await prepared();
    expect((await player.call(START, { input: { game: 'game_none' } })).code).toBe('NOT_FOUND');
  });

  it('counts each session as a play of its game', async () => {
    const { world, player } = await prepared();
    const played = async () => (await catalogueOf(world)).gameById.get(SLOT.id)?.gamesPlayed ?? 0;
    const before = await played();
    await player.call(START, { input: { game: SLOT.id } });
    await player.call(START, { input: { game: SLOT.id } });
    expect(await played()).toBe(before + 2);
  });
});
