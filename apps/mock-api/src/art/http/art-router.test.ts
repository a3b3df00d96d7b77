import { once } from 'node:events';
import { createServer, get as request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  achievementBadge,
  gameCover,
  levelBadge,
  lockup,
  promoArt,
  providerMark,
  type GameArt,
} from '../index.ts';
import { artAddress, providerSlug } from './art-address.ts';
import { artRouter } from './art-router.ts';

const GAMES: readonly GameArt[] = [
  { code: 'moonlit-dingo', name: 'Moonlit Dingo', provider: 'Nightjar', category: 'slots' },
  { code: 'odd/code.x & y', name: 'Odd Code', provider: 'Twelve Bells', category: 'live' },
];
const [DINGO, ODD] = GAMES as [GameArt, GameArt];

let server: Server;
let origin = '';

beforeAll(async () => {
  const app = express();
  app.use(
    '/art',
    artRouter({
      findGame: (code) => {
        if (code === 'broken') throw new Error('The catalogue is closed.');
        return Promise.resolve(GAMES.find((game) => game.code === code));
      },
      findProvider: (slug) =>
        GAMES.map(({ provider }) => provider).find((name) => providerSlug(name) === slug),
    }),
  );
  const onError: express.ErrorRequestHandler = (error: Error, _request, response, next) => {
    if (response.headersSent) next(error);
    else response.status(500).send(error.message);
  };
  app.use(onError);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  server.close();
  await once(server, 'close');
});

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(`${origin}${path}`, init);

/** fetch adds `cache-control: no-cache` to a conditional request, which asks for the body again. */
const statusWithTag = async (path: string, tag: string): Promise<number | undefined> => {
  const sent = request(`${origin}${path}`, { headers: { 'if-none-match': tag } });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
};

describe('artwork over HTTP', () => {
  it('serves every kind of picture under its address, for ever', async () => {
    const pictures: readonly (readonly [string, string])[] = [
      [artAddress.game(DINGO), gameCover(DINGO)],
      [artAddress.game(ODD), gameCover(ODD)],
      [artAddress.promo('welcome', 'hero'), promoArt({ theme: 'welcome', format: 'hero' })],
      [artAddress.level(7, 'locked'), levelBadge(7, 'locked')],
      [
        artAddress.achievement({ type: 'WinningStreak', level: 3, state: 'earned' }),
        achievementBadge({ type: 'WinningStreak', level: 3, state: 'earned' }),
      ],
      [
        artAddress.achievement({ type: 'CasinoExplorer', level: 2, state: 'progress', progress: 0.4 }),
        achievementBadge({ type: 'CasinoExplorer', level: 2, state: 'progress', progress: 0.4 }),
      ],
      [artAddress.brand('rosella', 'lockup', 'light'), lockup('rosella', 'light')],
      [artAddress.provider('Twelve Bells'), providerMark('Twelve Bells')],
    ];
    for (const [path, svg] of pictures) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toBe(svg);
      expect(response.headers.get('content-type'), path).toBe('image/svg+xml; charset=utf-8');
      expect(response.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-security-policy'), path).toBe(
        "default-src 'none'; style-src 'unsafe-inline'",
      );
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(response.headers.get('cross-origin-resource-policy'), path).toBe('cross-origin');
    }
  });

  it('answers 304 to the tag of a picture and sends no body to HEAD', async () => {
    const tag = (await get(artAddress.game(DINGO))).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect(await statusWithTag(artAddress.game(DINGO), tag)).toBe(304);
    expect(await statusWithTag(artAddress.game(DINGO), '"other"')).toBe(200);
    const head = await get(artAddress.game(DINGO), { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('serves the current picture under an old hash or none, but not for ever', async () => {
    for (const path of [
      '/art/games/moonlit-dingo.svg',
      '/art/games/moonlit-dingo.0123456789.svg',
      '/art/levels/3-earned.svg',
    ]) {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')], path).toEqual([200, 'no-cache']);
    }
  });

  it.each([
    '/art',
    '/art/games',
    '/art/games/unknown.svg',
    '/art/games/moonlit-dingo.png',
    '/art/games/moonlit-dingo',
    '/art/games/.svg',
    '/art/games/moonlit-dingo.svg/more',
    `/art/games/${'x'.repeat(5000)}.svg`,
    '/art/promos/welcome-poster.svg',
    '/art/promos/__proto__-hero.svg',
    '/art/promos/welcome-hero-big.svg',
    '/art/levels/11-earned.svg',
    '/art/levels/-1-earned.svg',
    '/art/levels/1e1-earned.svg',
    '/art/levels/3-lost.svg',
    '/art/achievements/Sleeper-1-earned.svg',
    '/art/achievements/WinningStreak-6-earned.svg',
    '/art/achievements/WinningStreak-1-progress-101.svg',
    '/art/achievements/WinningStreak-1-progress.svg',
    '/art/achievements/WinningStreak-1-earned-40.svg',
    '/art/brand/raven-glyph-dark.svg',
    '/art/brand/magpie-poster-dark.svg',
    '/art/brand/magpie-glyph-blue.svg',
    '/art/providers/nobody.svg',
    '/art/secrets/key.svg',
  ])('answers 404 with short JSON to %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      error: { code: 'NOT_FOUND', message: 'There is no such picture.' },
    });
  });

  it('answers 400 with short JSON to a wrongly encoded address', async () => {
    const response = await get('/art/games/%E0%A4%A.svg');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { code: 'BAD_ADDRESS', message: 'The address is not encoded correctly.' },
    });
  });

  it('leaves a failing look-up to the application and goes on serving', async () => {
    const response = await get('/art/games/broken.svg');
    expect([response.status, await response.text()]).toEqual([500, 'The catalogue is closed.']);
    expect((await get(artAddress.game(DINGO))).status).toBe(200);
  });

  it('answers 404 to anything but reading', async () => {
    expect((await get(artAddress.game(DINGO), { method: 'POST' })).status).toBe(404);
  });
});

describe('art addresses', () => {
  it('stay the same for a game and change with every input', () => {
    const address = artAddress.game(DINGO);
    expect(address).toMatch(/^\/art\/games\/moonlit-dingo\.[0-9a-f]{10}\.svg$/);
    expect(artAddress.game({ ...DINGO })).toBe(address);
    const changes: Partial<GameArt>[] = [
      { code: 'other' },
      { name: 'Other' },
      { provider: 'Other' },
      { category: 'live' },
    ];
    expect(
      new Set(changes.map((change) => artAddress.game({ ...DINGO, ...change })).concat(address)).size,
    ).toBe(5);
  });

  it('encode codes and spell providers as slugs', () => {
    expect(artAddress.game(ODD)).toMatch(/^\/art\/games\/odd%2Fcode\.x%20%26%20y\.[0-9a-f]{10}\.svg$/);
    expect(artAddress.provider('Kite & Co')).toMatch(/^\/art\/providers\/kite-co\.[0-9a-f]{10}\.svg$/);
    expect(artAddress.achievement({ type: 'SteadyGambler', level: 0, state: 'locked' })).toMatch(
      /^\/art\/achievements\/SteadyGambler-0-locked\.[0-9a-f]{10}\.svg$/,
    );
  });
});
