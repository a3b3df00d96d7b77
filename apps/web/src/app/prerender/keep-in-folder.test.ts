// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { lobbyAnswers, sampleGames } from '#testing/sample-catalogue.ts';
import { folderKeeping, folderStore } from './keep-in-folder.ts';

const config = {
  environment: 'production',
  brand: 'rosella',
  siteUrl: 'https://play.test',
  endpoints: { authentication: '', main: '/graphql', promo: '/promo/graphql', subscriptions: '' },
  worlds: false,
};

/** As the start of the web image leaves it: with the settings, and with the script that asks early. */
const shell = `<!doctype html><html lang="en"><head><meta name="description" content="The site." /><title>Magpie</title>
<link rel="icon" href="/brands/magpie.svg" /><script type="application/json" id="config">${JSON.stringify(config)}</script>
<script type="module" src="/assets/index-1.js"></script>
<script>askEarly();</script></head><body><div id="root"></div></body></html>`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'magpie-kept-'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app', 'index.html'), shell);
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('draws into the page that nginx answers, with its settings and what it asks early', async () => {
  fakePlatform(lobbyAnswers(sampleGames(3)));
  const env = { RUNTIME_DIR: folder, API_URL: 'http://platform:4000', PAGES_EVERY: '60' };
  const { make, everyMs, oldestMs } = folderKeeping(env);
  const page = (await make()).files.get('casino/popular.html');
  expect(page).toContain(`id="config">${JSON.stringify(config)}</script>\n<script>askEarly();</script>`);
  expect(page).toContain('<html data-app="/assets/index-1.js"');
  expect(page).toContain('Game 3');
  expect([everyMs, oldestMs]).toEqual([60_000, 600_000]);
});

it('is not begun without its settings', () => {
  expect(() => folderKeeping({ RUNTIME_DIR: folder, PAGES_EVERY: '60' })).toThrow('API_URL is not set.');
});

it('begins with an empty folder, puts pages there whole and takes them away', () => {
  const place = join(folder, 'live');
  mkdirSync(place);
  writeFileSync(join(place, 'old.html'), 'old');
  const store = folderStore(place);
  store.put('promotions/p1.html', 'a promo');
  expect(readFileSync(join(place, 'promotions', 'p1.html'), 'utf8')).toBe('a promo');
  expect(existsSync(join(place, 'old.html'))).toBe(false);
  store.remove('promotions/p1.html');
  expect(existsSync(join(place, 'promotions', 'p1.html'))).toBe(false);
});
