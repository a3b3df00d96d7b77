import { beforeAll, describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { seedCatalogue } from '#seed/catalogue/index.ts';
import { callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { fillCatalogue } from './index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const platform = platformForFile(() =>
  startTestPlatform({ seed: { write: seedCatalogue, version: 'catalogue' } }),
);
let world: World;

beforeAll(async () => {
  world = await platform.newWorld('2026-01-05T02:00:00.000Z');
});

interface Page {
  readonly totalCount: number;
  readonly closeCount: number;
  readonly pageInfo: { readonly endCursor: string | null };
  readonly edges: readonly {
    readonly node: {
      readonly name: string;
      readonly gamesPlayed: number;
      readonly subCategory: { readonly name: string };
    };
  }[];
}

const query = `query Search($filter: GamesFilter, $sort: [GameSort!], $after: String, $first: Int = 100) {
  games(filter: $filter, sort: $sort, after: $after, first: $first) {
    totalCount closeCount pageInfo { endCursor }
    edges { node { name gamesPlayed subCategory { name } } }
  }
}`;

async function search(text: string, { filter = {}, ...rest }: Record<string, unknown> = {}): Promise<Page> {
  const variables = { filter: { ...(filter as object), search: text }, ...rest };
  const { data, errors } = await callGraphQL(platform, world, { query, variables });
  if (!data) throw new Error(JSON.stringify(errors));
  return data['games'] as Page;
}

const named = ({ edges }: Page) => edges.map(({ node }) => node.name);

describe('a search of the games', () => {
  it('finds a game by its name, whole or in part, with capitals and spaces around it', async () => {
    expect(named(await search('  OPAL fever '))).toEqual(['Opal Fever']);
    expect(await search('moonlit dingo')).toMatchObject({ totalCount: 1, closeCount: 0 });
  });

  it('finds a game whose name is misspelt, and counts it as a close match', async () => {
    const page = await search('moonlt dingo');
    expect(named(page)[0]).toBe('Moonlit Dingo');
    expect(page.closeCount).toBe(page.totalCount);
  });

  it('puts what matches to the letter first, the most played first among equals, and close matches last', async () => {
    const page = await search('dingo');
    const exact = page.edges.slice(0, page.totalCount - page.closeCount).map(({ node }) => node);
    expect(exact.length).toBeGreaterThan(2);
    for (const { name } of exact) expect(name.toLowerCase()).toContain('dingo');
    for (const name of named(page).slice(exact.length)) expect(name.toLowerCase()).not.toContain('dingo');
    const inside = exact
      .filter(({ name }) => !name.startsWith('Dingo'))
      .map(({ gamesPlayed }) => gamesPlayed);
    expect(inside).toEqual([...inside].sort((a, b) => b - a));
  });

  it('finds the games of a provider by its name, also misspelt', async () => {
    const page = await search('nightjar');
    expect(page.totalCount).toBeGreaterThan(50);
    expect(page.closeCount).toBe(0);
    expect(new Set(page.edges.map(({ node }) => node.subCategory.name))).toEqual(new Set(['Nightjar']));
    expect(await search('nightjr')).toMatchObject({
      totalCount: page.totalCount,
      closeCount: page.totalCount,
    });
  });

  it('holds with the other conditions, and by another order keeps close matches last', async () => {
    const sort = [{ field: 'NAME', direction: 'ASC' }];
    const tables = await search('nightjar', { filter: { type: { eq: 'TABLE' } }, sort });
    expect(tables).toMatchObject({ totalCount: 15, closeCount: 0 });
    expect(named(tables)).toEqual(named(tables).sort());
    const dingos = await search('dingo', { sort });
    const exact = named(dingos).filter((name) => /dingo/i.test(name));
    expect(named(dingos).slice(0, exact.length)).toEqual([...exact].sort());
  });

  it('is paged like every list', async () => {
    const all = named(await search('dingo'));
    const first = await search('dingo', { first: 2 });
    const second = await search('dingo', { first: 2, after: first.pageInfo.endCursor });
    expect([...named(first), ...named(second)]).toEqual(all.slice(0, 4));
  });

  it('finds what it is asked for among ten thousand games too', async () => {
    const own = await platform.newWorld('2026-01-05T02:00:00.000Z');
    expect(await fillCatalogue(own, 10_000)).toBe(10_000);
    expect(await fillCatalogue(own, 10)).toBe(10_000);
    const ask = async (text: string) => {
      const answer = await callGraphQL(platform, own, {
        query,
        variables: { filter: { search: text }, first: 3 },
      });
      return named(answer.data?.['games'] as Page);
    };
    expect(await ask('moonlt dingo')).toEqual(['Moonlit Dingo', 'Moonlit Dingo 2', 'Moonlit Dingo 3']);
    expect(await ask('moonlit dingo 4')).toEqual(['Moonlit Dingo 4']);
  });

  it('asks for every game by spaces, and for none by signs or what no game is called', async () => {
    const { totalCount } = await search('   ');
    expect(totalCount).toBeGreaterThan(2000);
    for (const text of ['!!!', '🦜', 'nothing is called this', 'x'.repeat(10_000), "'; drop table games"])
      expect(await search(text)).toMatchObject({ totalCount: 0, closeCount: 0 });
  });
});
