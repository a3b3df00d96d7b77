import { defaultCurrency } from '@magpie/domain/money';
import { LobbyBannersDocument } from '@magpie/gql/lobby';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prefetchGames } from '#features/games/index.ts';
import { createPlatformClient } from '#shared/apollo/index.ts';
import { fakePlatform, NoNetwork } from '#testing/fake-platform.ts';
import { lobbyAnswers, sampleGames } from '#testing/sample-catalogue.ts';
import { bareConfig } from '#testing/surrounded.tsx';
import { bannersVariables } from '../../features/games/home/banners-variables.ts';
import { askEarly, type EarlyList } from './ask-early.ts';
import { adminCodes, earlyPages, earlyQueries } from './early-list.ts';

const pages = Object.entries(earlyPages).map(([path, page]) => [path, { ...page, scripts: ['/a.js'] }]);
const list: EarlyList = {
  pages: Object.fromEntries(pages) as EarlyList['pages'],
  queries: earlyQueries,
  adminCodes,
};

const place = Object.assign(document.createElement('script'), { type: 'application/json', id: 'config' });

beforeEach(() => {
  place.textContent = JSON.stringify(bareConfig);
  document.head.append(place);
});

afterEach(() => {
  document.cookie = 'access-token=; max-age=0';
  delete document.documentElement.dataset['answered'];
  history.replaceState(null, '', '/');
  document.head.querySelectorAll('[rel=modulepreload], #config').forEach((each) => {
    each.remove();
  });
  globalThis.earlyCalls = undefined;
});

function openedAt(address: string, accessToken: string | null = null) {
  const platform = fakePlatform(lobbyAnswers(sampleGames(1)));
  history.replaceState(null, '', address);
  if (accessToken !== null) document.cookie = `access-token=${accessToken}`;
  askEarly(list);
  const operations = () => platform.calls.map(({ operation }) => operation);
  return { platform, operations };
}

/** What the app does once its script is there. */
async function start(accessToken: string | null = null): Promise<void> {
  const facts = { adminCode: 'magpie-web', accessToken: () => accessToken, world: () => null };
  const { client } = createPlatformClient(bareConfig.endpoints, facts, () => 'UNSEEN');
  prefetchGames(client, location);
  const variables = bannersVariables(defaultCurrency);
  await client.query({ query: LobbyBannersDocument, variables, context: { endpoint: 'promo' } });
}

it.each(['/', '/casino/popular', '/casino/table'])(
  'asks at %s for the games and scripts before the app does, which takes the answers',
  async (path) => {
    const { operations } = openedAt(path);
    const banners = path === '/' ? ['LobbyBanners'] : [];
    expect(operations()).toEqual(['Games', 'GameTypes', ...banners]);
    expect(document.head.querySelector('[rel=modulepreload]')?.getAttribute('href')).toBe('/a.js');
    await start();
    expect(operations()).toEqual(['Games', 'GameTypes', 'LobbyBanners']);
    // Who asks again wants to know it anew.
    await start();
    expect(operations()).toHaveLength(6);
  },
);

it('leaves to the app what a member is shown of promos, and asks for the games with their token', async () => {
  const { platform, operations } = openedAt('/', 'mia');
  expect(operations()).toEqual(['Games', 'GameTypes']);
  expect(platform.calls.map(({ accessToken }) => accessToken)).toEqual(['mia', 'mia']);
  await start('mia');
  expect(operations()).toEqual(['Games', 'GameTypes', 'LobbyBanners']);
});

it('leaves out what a page made ahead holds for a visitor, and asks for it as a member and in another world', () => {
  document.documentElement.dataset['answered'] = '';
  expect(openedAt('/').operations()).toEqual(['LobbyBanners']);
  expect(openedAt('/casino/table').operations()).toEqual([]);
  place.textContent = JSON.stringify({ ...bareConfig, environment: 'development', worlds: true });
  expect(openedAt('/?world=w1').operations()).toEqual(['Games', 'GameTypes', 'LobbyBanners']);
  expect(openedAt('/', 'mia').operations()).toEqual(['Games', 'GameTypes']);
});

it('hands nobody what was asked for by somebody else', async () => {
  const { operations } = openedAt('/', 'mia');
  await start('noah');
  expect(operations()).toEqual(['Games', 'GameTypes', 'Games', 'GameTypes', 'LobbyBanners']);
});

it.each([
  '/?type=slots',
  '/casino/table?sort=name',
  '/casino/favourites',
  '/support/about-us',
  '/sportsbook',
])('leaves the answers of %s to the app', (address) => {
  expect(openedAt(address).operations()).toEqual([]);
});

it('asks for nothing where the page holds no settings', () => {
  place.textContent = '';
  expect(openedAt('/').operations()).toEqual([]);
});

it('lets the app ask again for what did not arrive', async () => {
  const { platform, operations } = openedAt('/casino/table');
  platform.answer('Games', () => {
    throw new NoNetwork();
  });
  askEarly(list);
  platform.answer('Games', lobbyAnswers(sampleGames(1))['Games'] ?? (() => null));
  await start();
  expect(operations().filter((operation) => operation === 'Games')).toHaveLength(3);
});
