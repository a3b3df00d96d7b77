import { beforeAll, describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { seedCatalogue } from '#seed/catalogue/index.ts';
import { callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import type { GraphQLAnswer } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { catalogueOf, forgetCatalogue } from './index.ts';

const platform = platformForFile(() =>
  startTestPlatform({ seed: { write: seedCatalogue, version: 'catalogue' } }),
);
let world: World;

beforeAll(async () => {
  world = await platform.newWorld('2026-01-05T02:00:00.000Z');
});

interface Game {
  readonly id: string;
  readonly name: string;
  readonly gamesPlayed: number;
  readonly subCategory: { readonly id: string };
  readonly type: { readonly code: string };
}

interface Page {
  readonly totalCount: number;
  readonly closeCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly cursor: string; readonly node: Game }[];
}

const GAMES = `query Games($first: Int, $after: String, $filter: GamesFilter, $sort: [GameSort!]) {
  games(first: $first, after: $after, filter: $filter, sort: $sort) {
    totalCount closeCount
    pageInfo { hasNextPage endCursor }
    edges { cursor node { id name gamesPlayed subCategory { id } type { code } } }
  }
}`;

const ask = (query: string, variables: object = {}): Promise<GraphQLAnswer> =>
  callGraphQL(platform, world, { query, variables });

async function games(variables: object = {}): Promise<Page> {
  const { data, errors } = await ask(GAMES, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data['games'] as Page;
}

const named = ({ edges }: Page): string[] => edges.map(({ node }) => node.name);
const codeOf = async (variables: object): Promise<string | null> => (await ask(GAMES, variables)).code;

describe('the games query', () => {
  it('GAMES-11 takes name contains, subCategory in, a sort, first and after, and returns totalCount and pageInfo', async () => {
    const filter = { name: { contains: 'moon' }, subCategory: { in: ['pro_nightjar', 'pro_saltbush'] } };
    const sort = [{ field: 'NAME', direction: 'ASC' }];
    const first = await games({ filter, sort, first: 2 });
    expect(first.totalCount).toBeGreaterThan(2);
    expect(first.edges).toHaveLength(2);
    expect(first.pageInfo).toEqual({ hasNextPage: true, endCursor: first.edges[1]?.cursor });
    const rest = await games({ filter, sort, first: 100, after: first.pageInfo.endCursor });
    const all = [...first.edges, ...rest.edges].map(({ node }) => node);
    expect(all).toHaveLength(first.totalCount);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    for (const game of all) {
      expect(game.name.toLowerCase()).toContain('moon');
      expect(['pro_nightjar', 'pro_saltbush']).toContain(game.subCategory.id);
    }
    const names = all.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(new Set(all.map(({ subCategory }) => subCategory.id)).size).toBe(2);
  });

  it('GAMES-12 sorts by gamesPlayed descending when no sort is given', async () => {
    const page = await games({ first: 100 });
    const played = page.edges.map(({ node }) => node.gamesPlayed);
    expect(played).toEqual([...played].sort((a, b) => b - a));
    expect(new Set(played).size).toBeGreaterThan(50);
    expect(named(page).slice(0, 3)).toEqual(['Moonlit Dingo', 'Wattle Fortune', 'Reef Raiders']);
    for (const sort of [
      null,
      [],
      [{ field: 'GAMES_PLAYED' }],
      [{ field: 'GAMES_PLAYED', direction: 'DESC' }],
    ]) {
      expect(named(await games({ first: 100, sort }))).toEqual(named(page));
    }
  });

  it('sorts the other way round, and by the second field where the first is equal', async () => {
    const up = await games({ first: 20, sort: [{ field: 'GAMES_PLAYED', direction: 'ASC' }] });
    const played = up.edges.map(({ node }) => node.gamesPlayed);
    expect(played).toEqual([...played].sort((a, b) => a - b));
    const down = named(await games({ first: 100, sort: [{ field: 'NAME' }] })).map((name) =>
      name.toLowerCase(),
    );
    expect(down).toEqual([...down].sort().reverse());
    await world.write(({ db }) =>
      db.updateTable('games').set({ gamesPlayed: 5 }).where('providerId', '=', 'pro_drover').execute(),
    );
    forgetCatalogue(world);
    const filter = { subCategory: { eq: 'pro_drover' } };
    const sort = [
      { field: 'GAMES_PLAYED', direction: 'ASC' },
      { field: 'NAME', direction: 'ASC' },
    ];
    const equal = named(await games({ first: 100, filter, sort })).map((name) => name.toLowerCase());
    expect(equal.length).toBeGreaterThan(10);
    expect(equal).toEqual([...equal].sort());
  });

  it('GAMES-14 ignores capitals and spaces around the name', async () => {
    const plain = await games({ filter: { name: { contains: 'dingo' } } });
    expect(plain.totalCount).toBeGreaterThan(0);
    for (const contains of ['DINGO', '  dingo ', 'DiNgO\t']) {
      expect(await games({ filter: { name: { contains } } })).toEqual(plain);
    }
    const exact = await games({ filter: { name: { eq: ' MOONLIT dingo ' } } });
    expect(named(exact)).toEqual(['Moonlit Dingo']);
    expect(named(await games({ filter: { name: { in: ['moonlit DINGO', 'OPAL fever'] } } }))).toEqual([
      'Moonlit Dingo',
      'Opal Fever',
    ]);
  });

  it('takes the name as text, whatever it holds', async () => {
    const all = (await games()).totalCount;
    for (const contains of ['%', '_', '\\', "'", '"; drop table games', 'ﷺ', '🦜', 'x'.repeat(10_000)]) {
      expect((await games({ filter: { name: { contains } } })).totalCount).toBeLessThan(all / 10);
    }
    expect((await games({ filter: { name: { contains: '   ' } } })).totalCount).toBe(all);
    expect(await games({ filter: { name: { contains: 'no game is called so' } } })).toEqual({
      totalCount: 0,
      closeCount: 0,
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  it("GAMES-15 also takes a game type, by which lists are told apart; 'popular' sends none", async () => {
    const codes = ['SLOTS', 'FISH', 'LIVE', 'LOTTERY', 'TABLE', 'SPORTSBOOK'];
    let sum = 0;
    for (const code of codes) {
      const page = await games({ first: 100, filter: { type: { eq: code } } });
      expect(page.totalCount).toBeGreaterThan(0);
      expect(new Set(page.edges.map(({ node }) => node.type.code))).toEqual(new Set([code]));
      sum += page.totalCount;
    }
    expect(sum).toBe((await games()).totalCount);
    expect(sum).toBeGreaterThanOrEqual(2000);
    const both = await games({ first: 1, filter: { type: { in: ['FISH', 'TABLE'] } } });
    const [fish, table] = await Promise.all(
      ['FISH', 'TABLE'].map((eq) => games({ filter: { type: { eq } } })),
    );
    expect(both.totalCount).toBe((fish?.totalCount ?? 0) + (table?.totalCount ?? 0));
  });

  it('wants every given condition to hold', async () => {
    const conflicting = { subCategory: { eq: 'pro_nightjar', in: ['pro_saltbush'] } };
    expect((await games({ filter: conflicting })).totalCount).toBe(0);
    expect((await games({ filter: { subCategory: { in: [] } } })).totalCount).toBe(0);
    const both = await games({
      first: 100,
      filter: { subCategory: { eq: 'pro_nightjar' }, type: { eq: 'TABLE' } },
    });
    expect(both.totalCount).toBe(15);
  });

  it('API-08 pages by cursor: first and after, edges, endCursor, hasNextPage and totalCount', async () => {
    const page = await games({ first: 24 });
    expect(page.edges).toHaveLength(24);
    expect(page.pageInfo).toEqual({ hasNextPage: true, endCursor: page.edges[23]?.cursor });
    const next = await games({ first: 24, after: page.pageInfo.endCursor });
    expect(next.totalCount).toBe(page.totalCount);
    expect(named(next)).not.toContain(named(page)[23]);
    const middle = await games({ first: 1, after: page.edges[10]?.cursor });
    expect(named(middle)).toEqual([named(page)[11]]);
  });

  it('API-09 following endCursor yields every game once, and hasNextPage is false on the last page', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    let page: Page;
    do {
      page = await games({ first: 100, after });
      seen.push(...page.edges.map(({ node }) => node.id));
      after = page.pageInfo.endCursor;
    } while (page.pageInfo.hasNextPage);
    expect(seen).toHaveLength(page.totalCount);
    expect(new Set(seen).size).toBe(page.totalCount);
    expect(await games({ first: 100, after })).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  it('API-10 refuses an unknown cursor and a first below 1 or above 100', async () => {
    for (const first of [0, -1, 101, 2_147_483_647]) expect(await codeOf({ first })).toBe('BAD_USER_INPUT');
    expect([await codeOf({ first: 1 }), await codeOf({ first: 100 })]).toEqual([null, null]);
    const ofBets = Buffer.from('bets:game_moonlit-dingo').toString('base64url');
    const unknown = Buffer.from('games:game_none').toString('base64url');
    for (const after of ['', 'x', 'game_moonlit-dingo', ofBets, unknown, 'z'.repeat(5000)]) {
      expect(await codeOf({ after })).toBe('BAD_USER_INPUT');
    }
  });
});

describe('a game', () => {
  it('GAMES-18 has id, code, name, image, subCategory, category, type, vendor id and gameCategories', async () => {
    const query = `query Game($id: ID!) { game(id: $id) {
      id code name image subCategory { name } category type { code name } vendor { id } gameCategories { id name }
    } }`;
    const { data } = await ask(query, { id: 'game_moonlit-dingo' });
    expect(data?.['game']).toEqual({
      id: 'game_moonlit-dingo',
      code: 'moonlit-dingo',
      name: 'Moonlit Dingo',
      image: expect.stringMatching(/^\/art\/games\/moonlit-dingo\.[0-9a-f]{10}\.svg$/) as string,
      subCategory: { name: 'Nightjar' },
      category: 'SLOTS',
      type: { code: 'SLOTS', name: 'Pokies' },
      vendor: { id: 'ven_billabong' },
      gameCategories: [{ id: 'cat_slots', name: 'Pokies and slots' }],
    });
    const { data: sports } = await ask(query, { id: 'game_magpie-sportsbook' });
    expect(sports?.['game']).toMatchObject({ category: 'SPORTSBOOK', type: { name: 'Sportsbook' } });
    expect((await ask(query, { id: 'game_none' })).data).toEqual({ game: null });
  });

  it('states the return and the volatility of the model that its card opens; the sportsbook has none', async () => {
    const query = 'query Game($id: ID!) { game(id: $id) { returnToPlayer volatility } }';
    const stated = async (id: string) => (await ask(query, { id })).data?.['game'];
    const { games: all } = await catalogueOf(world);
    const roulette = all.find(({ id, category }) => category === 'TABLE' && id.includes('roulette'));
    expect(await stated(String(roulette?.id))).toEqual({ returnToPlayer: '97.30', volatility: 'MEDIUM' });
    const jackpot = all.find(({ category, jackpot: feeds }) => category === 'SLOTS' && feeds);
    expect(await stated(String(jackpot?.id))).toEqual({ returnToPlayer: '94.23', volatility: 'MEDIUM' });
    expect(await stated('game_magpie-sportsbook')).toEqual({ returnToPlayer: null, volatility: null });
  });
});

describe('the lists of the lobby', () => {
  it('GAMES-19 gameTypes, gameSubCategories and vendors return their lists, gameCategories id, gameTypes and name', async () => {
    const { data } = await ask(`{
      gameTypes { code name }
      gameSubCategories { id name }
      vendors { id state }
      gameCategories { id name gameTypes { code } }
    }`);
    expect(data?.['gameTypes']).toEqual([
      { code: 'SLOTS', name: 'Pokies' },
      { code: 'FISH', name: 'Fish' },
      { code: 'LIVE', name: 'Live' },
      { code: 'LOTTERY', name: 'Lottery' },
      { code: 'TABLE', name: 'Table' },
      { code: 'SPORTSBOOK', name: 'Sportsbook' },
    ]);
    const providers = data?.['gameSubCategories'] as { id: string; name: string }[];
    expect(providers).toHaveLength(24);
    expect(providers).toContainEqual({ id: 'pro_nightjar', name: 'Nightjar' });
    expect(data?.['vendors']).toContainEqual({ id: 'ven_billabong', state: 'ACTIVE' });
    expect(data?.['vendors']).toContainEqual({ id: 'ven_sleepers', state: 'IN_MAINTENANCE' });
    expect(data?.['gameCategories']).toEqual([
      { id: 'cat_slots', name: 'Pokies and slots', gameTypes: [{ code: 'SLOTS' }] },
      { id: 'cat_fish', name: 'Fish', gameTypes: [{ code: 'FISH' }] },
      { id: 'cat_live', name: 'Live', gameTypes: [{ code: 'LIVE' }] },
      { id: 'cat_lottery', name: 'Lottery', gameTypes: [{ code: 'LOTTERY' }] },
      { id: 'cat_table', name: 'Table', gameTypes: [{ code: 'TABLE' }] },
      { id: 'cat_sportsbook', name: 'Sportsbook', gameTypes: [{ code: 'SPORTSBOOK' }] },
    ]);
  });
});

describe('the catalogue', () => {
  it('is read again after a reset, and shows what was committed before it was forgotten', async () => {
    const own = await platform.newWorld('2026-01-05T02:00:00.000Z');
    const first = async () => {
      const { data } = await callGraphQL(platform, own, { query: GAMES, variables: { first: 1 } });
      return named(data?.['games'] as Page)[0];
    };
    expect(await first()).toBe('Moonlit Dingo');
    await own.write(({ db }) =>
      db.updateTable('games').set({ enabled: false }).where('code', '=', 'moonlit-dingo').execute(),
    );
    forgetCatalogue(own);
    expect(await first()).toBe('Wattle Fortune');
    await platform.registry.reset(own.id);
    expect(await first()).toBe('Moonlit Dingo');
  });
});
