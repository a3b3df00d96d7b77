import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startPlayPlatform } from '#test/kit/play.ts';

const platform = platformForFile(startPlayPlatform);

/** The directives of an answer's content security policy. */
function policyOf(response: Response): Map<string, string> {
  const text = response.headers.get('content-security-policy') ?? '';
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}

/** That a file is there, and whatever a style sheet imports. */
async function expectServed(url: URL): Promise<void> {
  const response = await fetch(url);
  expect([url.pathname, response.status]).toEqual([url.pathname, 200]);
  if (!url.pathname.endsWith('.css')) return;
  for (const [, address = ''] of (await response.text()).matchAll(/url\('([^']+)'\)/g))
    await expectServed(new URL(address, url));
}

/** A game behind each page. */
const codes = [
  'moonlit-dingo',
  'european-roulette',
  'reef-raiders',
  'power-pick-six',
  'golden-mines',
  'golden-crash',
  'verandah-bingo',
  'scratch-card',
  'salon-holdem',
  'vegas-pai-gow',
  'wheel-of-plenty',
  'speed-blackjack',
  'velvet-baccarat',
  'opera-dragon-tiger',
  'royal-andar-bahar',
  'sic-bo-pavilion',
  'lightning-craps',
  'two-up-ring',
  'keno-80',
  'classic-poker',
  'vegas-casino-war',
  'red-red-dog',
  'double-hi-lo',
  'magpie-sportsbook',
];

/** The scripts and styles that a page of a game is made of, with all that they import, by their paths. */
async function filesOf(code: string): Promise<Map<string, string>> {
  const html = await (await fetch(`${platform.url}/games/${code}/play`)).text();
  const files = new Map([[`/games/${code}/play`, html]]);
  const read = async (url: URL): Promise<void> => {
    if (files.has(url.pathname) || url.pathname.endsWith('.woff2')) return;
    files.set(url.pathname, '');
    const text = await (await fetch(url)).text();
    files.set(url.pathname, text);
    for (const [, address = ''] of text.matchAll(/ from '(\.[^']+)'/g)) await read(new URL(address, url));
  };
  for (const [, address = ''] of html.matchAll(/(?:src|href)="([^"#]+)"/g))
    await read(new URL(address, platform.url));
  return files;
}

describe('the page of a game', () => {
  it('runs only what this server sends and is framed only by the web app', async () => {
    const response = await fetch(`${platform.url}/games/moonlit-dingo/play?ticket=x`);
    const policy = policyOf(response);
    const own = `'self' ${platform.url}`;
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe(own);
    expect(policy.get('style-src')).toBe(own);
    expect(policy.get('connect-src')).toBe(own);
    expect(policy.get('frame-ancestors')).toBe("'self' http://localhost:4200");
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/);
  });

  it.each([
    ['slot.js', 'text/javascript; charset=utf-8'],
    ['slot.css', 'text/css; charset=utf-8'],
    ['kit.css', 'text/css; charset=utf-8'],
    ['archivo.woff2', 'font/woff2'],
    ['manrope.woff2', 'font/woff2'],
  ])('is made of %s, which a page without an origin may read too', async (file, type) => {
    const response = await fetch(`${platform.url}/games/assets/${file}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  it('asks for nothing that is not there', async () => {
    for (const code of codes) {
      const html = await (await fetch(`${platform.url}/games/${code}/play`)).text();
      const addresses = [...html.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, address]) => String(address));
      expect(addresses.length).toBeGreaterThan(2);
      for (const address of addresses) await expectServed(new URL(address, platform.url));
    }
  });

  it.each(codes.slice(0, -1))('of %s has the bar that every game has', async (code) => {
    const html = await (await fetch(`${platform.url}/games/${code}/play`)).text();
    const chips = html.includes('id="chips"');
    const bar = html.slice(html.indexOf('class="bar"'));
    expect([...bar.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'balance-label',
      'balance',
      chips ? 'undo' : 'less',
      'stake-label',
      'stake',
      chips ? 'clear' : 'more',
      'play',
      'win',
      'info',
    ]);
    expect(html).not.toContain('<!--');
    expect(html.match(/id="result"/g)).toHaveLength(1);
  });

  it('brings at most 60 KiB after gzip beside what every game brings', async () => {
    const pages = await Promise.all(codes.map(filesOf));
    const shared = [...(pages[0]?.keys() ?? [])].filter((path) => pages.every((page) => page.has(path)));
    expect(shared).toEqual(
      expect.arrayContaining(['kit.css', 'table.js'].map((file) => `/games/assets/${file}`)),
    );
    for (const [index, page] of pages.entries()) {
      const own = [...page]
        .filter(([path]) => !shared.includes(path))
        .map(([, text]) => gzipSync(text).length);
      expect(own.length, codes[index]).toBeGreaterThan(3);
      expect(
        own.reduce((sum, bytes) => sum + bytes, 0),
        codes[index],
      ).toBeLessThan(60 * 1024);
    }
  });

  it.each(codes)('of %s has one place for a notice', async (code) => {
    const html = await (await fetch(`${platform.url}/games/${code}/play`)).text();
    expect(html.match(/id="notice(?:-title|-text|-action)?"/g)).toEqual([
      'id="notice"',
      'id="notice-title"',
      'id="notice-text"',
      'id="notice-action"',
    ]);
  });

  it.each([
    '/games/no-such-game/play',
    '/games/%00/play',
    '/games/assets/nothing.js',
    '/games/assets/..%2fassets.ts',
    '/games/assets/tsconfig.json',
    '/games/moonlit-dingo',
  ])('is not found at %s', async (path) => {
    const response = await fetch(`${platform.url}${path}`);
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
  });
});
