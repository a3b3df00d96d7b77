import { describe, expect, it } from 'vitest';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { newPlayer, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import type { Player } from '#test/kit/play.ts';
import { catalogueOf, forgetCatalogue } from './index.ts';

const platform = platformForFile(startPlayPlatform);

const SET = `mutation Set($game: ID!, $favorite: Boolean!) {
  setFavoriteGame(game: $game, favorite: $favorite) { id }
}`;

const idsOf = (value: unknown) => (value as { id: string }[]).map(({ id }) => id);

async function favourites(player: Player): Promise<string[]> {
  return idsOf((await player.call('{ favoriteGames { id } }')).data?.['favoriteGames']);
}

const set = (player: Player, game: string, favorite = true) => player.call(SET, { game, favorite });

async function close(player: Player, game: string, enabled = false): Promise<void> {
  await player.world.write(({ db }) =>
    db.updateTable('games').set({ enabled }).where('id', '=', game).execute(),
  );
  forgetCatalogue(player.world);
}

describe('favourite games', () => {
  it('are kept for the member on every device, the latest first, and for nobody else', async () => {
    const mia = await playerInNewWorld(platform);
    const noah = await newPlayer(platform, mia.world);
    await set(mia, 'game_moonlit-dingo');
    const { data } = await set(mia, 'game_opal-fever');
    expect(idsOf(data?.['setFavoriteGame'])).toEqual(['game_opal-fever', 'game_moonlit-dingo']);
    expect(await favourites(mia)).toEqual(['game_opal-fever', 'game_moonlit-dingo']);
    expect(await favourites(noah)).toEqual([]);
    await set(mia, 'game_opal-fever', false);
    expect(await favourites(mia)).toEqual(['game_moonlit-dingo']);
  });

  it('stay as they are when the same is asked again, also at once', async () => {
    const mia = await playerInNewWorld(platform);
    await set(mia, 'game_wattle-fortune');
    const answers = await Promise.all([1, 2, 3, 4].map(() => set(mia, 'game_moonlit-dingo')));
    expect(answers.map(({ code }) => code)).toEqual([null, null, null, null]);
    expect(await favourites(mia)).toEqual(['game_moonlit-dingo', 'game_wattle-fortune']);
    await set(mia, 'game_opal-fever', false);
    expect(await favourites(mia)).toHaveLength(2);
  });

  it('refuse a game that the site does not run, and leave out one that has closed until it is back', async () => {
    const mia = await playerInNewWorld(platform);
    for (const favorite of [true, false])
      expect((await set(mia, 'game_none', favorite)).code).toBe('NOT_FOUND');
    await set(mia, 'game_moonlit-dingo');
    await set(mia, 'game_opal-fever');
    await close(mia, 'game_opal-fever');
    await close(mia, 'game_wattle-fortune');
    expect(await favourites(mia)).toEqual(['game_moonlit-dingo']);
    expect((await set(mia, 'game_wattle-fortune')).code).toBe('NOT_FOUND');
    await close(mia, 'game_opal-fever', true);
    expect(await favourites(mia)).toEqual(['game_opal-fever', 'game_moonlit-dingo']);
    await close(mia, 'game_opal-fever');
    expect((await set(mia, 'game_opal-fever', false)).code).toBeNull();
    await close(mia, 'game_opal-fever', true);
    expect(await favourites(mia)).toEqual(['game_moonlit-dingo']);
  });

  it('are 100 at most', async () => {
    const mia = await playerInNewWorld(platform);
    const { games } = await catalogueOf(mia.world);
    const [one, ...others] = games.slice(0, 101).map(({ id }) => id);
    await mia.world.write(async ({ db }) => {
      for (const gameId of others)
        await db.insertInto('favouriteGames').values({ memberId: mia.id, gameId }).execute();
    });
    const refused = await set(mia, String(one));
    expect(refused.code).toBe('CONFLICT');
    expect(refused.errors[0]?.message).toBe(
      'You can keep 100 favourite games. Take one away before you add another.',
    );
    expect(await favourites(mia)).toHaveLength(100);
    await set(mia, String(others[0]), false);
    expect((await set(mia, String(one))).code).toBeNull();
    expect((await favourites(mia))[0]).toBe(one);
  });

  it('are asked for by members only', async () => {
    const { world } = await playerInNewWorld(platform);
    for (const [query, variables] of [
      ['{ favoriteGames { id } }', {}],
      [SET, { game: 'game_moonlit-dingo', favorite: true }],
    ] as const)
      expect((await callGraphQL(platform, world, { query, variables })).code).toBe('UNAUTHENTICATED');
  });
});
