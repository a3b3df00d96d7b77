import { clockHeader } from '@magpie/domain/calendar';
import { defaultCurrency } from '@magpie/domain/money';
import { LobbyBannersDocument } from '@magpie/gql/lobby';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchGames } from '#features/games/index.ts';
import { createPlatformClient } from '#shared/apollo/index.ts';
import { clockNow, resumeClock } from '#shared/clock/index.ts';
import { fakePlatform, NoNetwork } from '#testing/fake-platform.ts';
import { lobbyAnswers, sampleGames } from '#testing/sample-catalogue.ts';
import { bareConfig } from '#testing/surrounded.tsx';
import { bannersVariables } from '../../features/games/home/banners-variables.ts';
import { askEarly, type EarlyList } from './ask-early.ts';
import { adminCodes, earlyPages, earlyQueries } from './early-list.ts';

const pages = Object.entries(earlyPages).map(([path, page]) => [path, { ...page, scripts: page.parts }]);
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
  sessionStorage.clear();
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
  if (accessToken !== null) document.cookie = `access-token=${encodeURIComponent(accessToken)}`;
  askEarly(list);
  const operations = () => platform.calls.map(({ operation }) => operation);
  return { platform, operations };
}

interface AppFacts {
  readonly accessToken?: string;
  readonly world?: string;
  readonly adminCode?: string;
}

/** What the app does once its script is there. */
async function start({ accessToken, world, adminCode = 'magpie-web' }: AppFacts = {}): Promise<void> {
  const facts = { adminCode, accessToken: () => accessToken ?? null, world: () => world ?? null };
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
    expect(document.head.querySelector('[rel=modulepreload]')?.getAttribute('href')).toBe(
      path === '/' ? 'HomePage' : 'CasinoTypePage',
    );
    await start();
    expect(operations()).toEqual(['Games', 'GameTypes', 'LobbyBanners']);
    // Who asks again wants to know it anew.
    await start();
    expect(operations()).toHaveLength(6);
  },
);

it.each([
  ['/support/about-us', 'SupportPage'],
  ['/vip-levels', 'MarketingPage'],
  ['/sportsbook', 'SportsbookPage'],
  ['/promotions/bonus/b1', 'BonusPage'],
  ['/cashbacks/c1', 'CashbackPage'],
  ['/promotions/p1', 'PromoPage'],
])('fetches at %s the scripts of the page alone', (path, part) => {
  expect(openedAt(path).operations()).toEqual([]);
  const asked = [...document.head.querySelectorAll('[rel=modulepreload]')];
  expect(asked.map((link) => link.getAttribute('href'))).toEqual([part]);
});

it('asks for nothing at an address that ends before its page does', () => {
  expect(openedAt('/casino/').operations()).toEqual([]);
});

it('leaves to the app what a member is shown of promos, and asks for the games with their token', async () => {
  const { platform, operations } = openedAt('/', 'mia');
  expect(operations()).toEqual(['Games', 'GameTypes']);
  expect(platform.calls.map(({ accessToken }) => accessToken)).toEqual(['mia', 'mia']);
  await start({ accessToken: 'mia' });
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

it.each<AppFacts>([
  { accessToken: 'noah' },
  {},
  { accessToken: 'mia', world: 'w1' },
  { accessToken: 'mia', adminCode: 'rosella-web' },
])('hands nothing of a member to somebody else, to another world or to another brand: %j', async (facts) => {
  const { operations } = openedAt('/', 'mia');
  await start(facts);
  expect(operations()).toEqual(['Games', 'GameTypes', 'Games', 'GameTypes', 'LobbyBanners']);
});

it('asks with the token as it is, the world of the tab and the admin code of the installation', () => {
  const settings = { ...bareConfig, environment: 'development', worlds: true };
  place.textContent = JSON.stringify({ ...settings, brandSettings: { adminCode: 'own-code' } });
  sessionStorage.setItem('magpie.world', 'w1');
  const { platform } = openedAt('/casino/table', 'a+b/c=');
  const [call] = platform.calls;
  expect(call).toMatchObject({
    accessToken: 'a+b/c=',
    headers: { 'x-world': 'w1', 'x-admin-code': 'own-code' },
  });
});

it('hands over nothing that is older than 15 seconds', async () => {
  const now = Date.now();
  const { operations } = openedAt('/casino/table');
  vi.spyOn(Date, 'now').mockReturnValue(now + 16_000);
  await start();
  expect(operations()).toEqual(['Games', 'GameTypes', 'Games', 'GameTypes', 'LobbyBanners']);
});

it('hears from an early answer what the clock of the platform shows', async () => {
  openedAt('/casino/table');
  const told = await Promise.all((globalThis.earlyCalls ?? []).map(({ answer }) => answer));
  for (const { response } of told) response.headers.set(clockHeader, '2031-05-01T00:00:00.000Z; frozen');
  await start();
  expect(new Date(clockNow()).toISOString()).toBe('2031-05-01T00:00:00.000Z');
  localStorage.clear();
  resumeClock(null);
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
