import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { seedCatalogue } from '#seed/catalogue/index.ts';
import { callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { forgetCatalogue } from './index.ts';

const platform = platformForFile(() =>
  startTestPlatform({ seed: { write: seedCatalogue, version: 'catalogue' } }),
);
const newWorld = () => platform.newWorld('2026-01-05T02:00:00.000Z');

interface Counted {
  readonly id: string;
  readonly gamesCount: number;
}

async function counts(world: World): Promise<readonly Counted[]> {
  const { data } = await callGraphQL(platform, world, { query: '{ gameSubCategories { id gamesCount } }' });
  return data?.['gameSubCategories'] as Counted[];
}

async function listed(world: World, provider: string): Promise<number> {
  const { data } = await callGraphQL(platform, world, {
    query:
      'query ($provider: ID!) { games(first: 1, filter: { subCategory: { eq: $provider } }) { totalCount } }',
    variables: { provider },
  });
  return (data?.['games'] as { readonly totalCount: number }).totalCount;
}

describe('the number of games of a provider', () => {
  it('GAMES-19 is that of the list for it alone', async () => {
    const world = await newWorld();
    const all = await counts(world);
    expect(all).toHaveLength(24);
    for (const { id, gamesCount } of all) expect(gamesCount, id).toBe(await listed(world, id));
    expect(all).toContainEqual({ id: 'pro_nightjar', gamesCount: 136 });
  });

  it('GAMES-19 leaves out a game that is not offered any more', async () => {
    const world = await newWorld();
    const off = async (code: string) => {
      await world.write(({ db }) =>
        db.updateTable('games').set({ enabled: false }).where('code', '=', code).execute(),
      );
      forgetCatalogue(world);
    };
    await off('moonlit-dingo');
    expect(await counts(world)).toContainEqual({ id: 'pro_nightjar', gamesCount: 135 });
    expect(await listed(world, 'pro_nightjar')).toBe(135);
  });

  it('GAMES-19 is told wherever a provider is named', async () => {
    const { data } = await callGraphQL(platform, await newWorld(), {
      query: '{ game(id: "game_moonlit-dingo") { subCategory { id gamesCount } } }',
    });
    expect(data?.['game']).toEqual({ subCategory: { id: 'pro_nightjar', gamesCount: 136 } });
  });
});
