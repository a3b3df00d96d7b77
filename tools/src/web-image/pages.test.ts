import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NginxFixture, page, prerendered, startNginx, withoutSocial } from './nginx-fixture.ts';
import { nginxProgram } from '../shared/nginx-program.ts';

const title = nginxProgram
  ? 'the pages of the web image'
  : 'the pages of the web image (nginx is not installed)';

describe.skipIf(nginxProgram === undefined)(title, () => {
  let rosella: NginxFixture;
  let moved: NginxFixture;
  let own: NginxFixture;

  beforeAll(async () => {
    const start = (settings: Record<string, string>) =>
      startNginx(String(nginxProgram), 'http://127.0.0.1:9', { BRAND: 'rosella', ...settings });
    [rosella, moved, own] = await Promise.all([
      start({}),
      start({ SITE_URL: 'https://play.test/a&b/' }),
      start({ SUPPORT_EMAIL: 'help&care@operator.test', SOCIAL_LINKS: 'youtube=https://y.test/o' }),
    ]);
  });

  afterAll(async () => {
    await Promise.all([rosella.stop(), moved.stop(), own.stop()]);
  });

  it.each([
    ['/', 'index'],
    ['/vip-club', 'vip-club'],
    ['/support/about-us', 'support/about-us'],
  ])('answers %s with the page of the brand, protected like any other', async (path, name) => {
    const response = await fetch(rosella.address + path);
    expect(await response.text()).toBe(prerendered(name));
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it.each([
    ['/offline', 'text/html', '<h1>The connection is gone</h1>'],
    ['/manifest.webmanifest', 'application/manifest+json', '{"name":"Rosella Casino"}'],
  ])('answers %s with what a device keeps of the brand, as %s', async (path, type, content) => {
    const response = await fetch(rosella.address + path);
    expect(await response.text()).toBe(content);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('compresses a page on its way', async () => {
    const response = await fetch(`${rosella.address}/vip-club`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(prerendered('vip-club'));
  });

  it('SUPPORT-08 leaves a page to the app when the operator has replaced its text', async () => {
    const response = await fetch(`${rosella.address}/support/aml-policy`);
    expect(await response.text()).toBe(page);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/promotions', 'live promotions'],
    ['/promotions/promo_midweek?utm_source=mail', 'live promotions/promo_midweek'],
  ])('answers %s with the page that was made of what the platform answers', async (path, content) => {
    const response = await fetch(rosella.address + path);
    expect(await response.text()).toBe(content);
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it.each([
    '/support/no-such-page',
    '/weekly-cashback',
    '/promotions/gone',
    '/promotions/bonus/b1',
    '/jackpot',
  ])('leaves %s to the app, because there is no page of it', async (path) => {
    expect(await (await fetch(rosella.address + path)).text()).toBe(page);
  });

  it('SUPPORT-08 answers the operator’s text in the place of ours', async () => {
    const response = await fetch(`${rosella.address}/content/aml-policy.md`);
    expect(await response.text()).toBe('their text');
    expect(response.headers.get('content-type')).toBe('text/markdown');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await (await fetch(`${rosella.address}/content/about-us.md`)).text()).toBe('our text');
  });

  it('answers pictures of texts, and 404 for what is not there', async () => {
    const picture = await fetch(`${rosella.address}/content/art/nest.svg`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    for (const path of ['/content/gone.md', '/content/art/', '/pages/rosella/index.html']) {
      expect((await fetch(rosella.address + path)).status, path).toBe(404);
    }
  });

  it('answers what robots ask for', async () => {
    const robots = await fetch(`${rosella.address}/robots.txt`);
    expect(await robots.text()).toBe('Sitemap: https://www.rosella.example/sitemap.xml');
    expect((await fetch(`${rosella.address}/sitemap.xml`)).headers.get('content-type')).toBe('text/xml');
  });

  it('puts the address of the site in the place of the brand’s usual one', async () => {
    const about = await fetch(`${moved.address}/support/about-us`);
    expect(await about.text()).toBe(prerendered('support/about-us', { address: 'https://play.test/a&b' }));
    const robots = await fetch(`${moved.address}/robots.txt`);
    expect(await robots.text()).toBe('Sitemap: https://play.test/a&b/sitemap.xml');
  });

  it('CONF-21 shows the operator’s support address, and leaves their social media to the app', async () => {
    const text = await (await fetch(`${own.address}/support/about-us`)).text();
    const whole = withoutSocial('support/about-us', { mail: 'help&care@operator.test' }).join('');
    expect(text.replaceAll('\n', '')).toBe(whole);
  });
});
