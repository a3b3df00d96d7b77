import { describe, expect, it } from 'vitest';
import { forgetCatalogue } from '../games/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openTable } from '#test/kit/play-calls.ts';
import { newPlayer, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import type { Player } from '#test/kit/play.ts';
import { sessionFor } from '#test/kit/launches.ts';

const platform = platformForFile(startPlayPlatform);
const QUERY = '{ recentGames { game { id } dateTimePlayed roundOpen } }';

interface Recent {
  readonly game: { readonly id: string };
  readonly dateTimePlayed: string;
  readonly roundOpen: boolean;
}

async function recent(player: Player): Promise<Recent[]> {
  return (await player.call(QUERY)).data?.['recentGames'] as Recent[];
}

const idsOf = (games: readonly Recent[]) => games.map(({ game }) => game.id);

describe('recently played games', () => {
  it('are those launched last, once each, and nobody else’s', async () => {
    const mia = await playerInNewWorld(platform);
    const noah = await newPlayer(platform, mia.world);
    const before = mia.world.now().toISOString();
    for (const game of ['game_moonlit-dingo', 'game_wattle-fortune', 'game_moonlit-dingo']) {
      await mia.world.clock.advance('PT1S');
      await sessionFor(mia, game);
    }
    const games = await recent(mia);
    expect(idsOf(games)).toEqual(['game_moonlit-dingo', 'game_wattle-fortune']);
    expect(games.map(({ dateTimePlayed }) => Date.parse(dateTimePlayed) - Date.parse(before))).toEqual([
      3000, 2000,
    ]);
    expect(games.every(({ roundOpen }) => !roundOpen)).toBe(true);
    expect(await recent(noah)).toEqual([]);
  });

  it('begin with the one whose round is open, until it is settled', async () => {
    const { player, bet, win } = await openTable(platform);
    await bet('t1', 'r1', '1.00');
    await sessionFor(player, 'game_wattle-fortune');
    expect(await recent(player)).toMatchObject([
      { game: { id: 'game_moonlit-dingo' }, roundOpen: true },
      { game: { id: 'game_wattle-fortune' }, roundOpen: false },
    ]);
    await sessionFor(player);
    await win('t2', 'r1', '2.00');
    expect((await recent(player)).map(({ roundOpen }) => roundOpen)).toEqual([false, false]);
  });

  it('leave out a game that has left the site, and what was played more than 90 days ago', async () => {
    const mia = await playerInNewWorld(platform);
    await sessionFor(mia);
    await sessionFor(mia, 'game_wattle-fortune');
    await mia.world.write(async ({ db }) => {
      await db.updateTable('games').set({ enabled: false }).where('id', '=', 'game_wattle-fortune').execute();
    });
    forgetCatalogue(mia.world);
    expect(idsOf(await recent(mia))).toEqual(['game_moonlit-dingo']);
    await mia.world.write(({ db }) =>
      db
        .updateTable('gameSessions')
        .set((eb) => ({ startedAt: eb('startedAt', '-', 91 * 86_400_000) }))
        .execute(),
    );
    expect(await recent(mia)).toEqual([]);
  });

  it('are asked for by members only', async () => {
    const { world } = await playerInNewWorld(platform);
    expect((await callGraphQL(platform, world, { query: QUERY })).code).toBe('UNAUTHENTICATED');
  });
});
