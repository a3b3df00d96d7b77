// @vitest-environment node
import { siteCodes } from '@magpie/domain/site';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '#shared/config/index.ts';
import { manifestOf } from './manifest.ts';
import { offlinePage } from './offline-page.tsx';

const template = `<html><head><style>@font-face{font-family:Archivo;src:url(/assets/archivo-1.woff2)}</style>
<script type="module" src="/assets/index-1.js"></script></head></html>`;

const titles = { magpie: 'Magpie', kookaburra: 'Kookaburra', rosella: 'Rosella', lorikeet: 'Lorikeet' };

const configOf = (brand: string) => {
  const endpoints = { authentication: '', main: '/graphql', promo: '/promo/graphql', subscriptions: '' };
  return parseConfig({ environment: 'production', brand, siteUrl: '', endpoints });
};

describe('the page for the time without a connection', () => {
  it.each(siteCodes)(
    'says in the name and the colours of %s what is wrong and how it goes on',
    async (code) => {
      const page = await offlinePage(template, configOf(code));
      expect(page).toContain(`<title>Offline | ${titles[code]}</title>`);
      expect(page).toMatch(/<h1[^>]*>The connection is gone<\/h1>/);
      expect(page).toMatch(/<button[^>]*id="again"[^>]*>.*Try again/);
      expect(page).toContain(`${titles[code]} can’t be reached from this device.`);
      const others = Object.values(titles).filter((title) => title !== titles[code]);
      for (const title of others) expect(page).not.toContain(title);
      const accents = { magpie: '#ecab42', kookaburra: '#64c5fc', rosella: '#ff94a9', lorikeet: '#a0ca51' };
      expect(/--mp-colors-accent-400:\s*(#\w+)/.exec(page)?.[1]).toBe(accents[code]);
    },
  );

  it('needs nothing from the network but the typeface, which it does without', async () => {
    const page = await offlinePage(template, configOf('magpie'));
    expect(page.match(/(?:src|href)="[^"]*"|url\([^)]*\)/g)).toEqual(['url(/assets/archivo-1.woff2)']);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain('content="noindex"');
  });
});

describe('what a device installs', () => {
  it.each(siteCodes)('is %s by name, with its own icons', (code) => {
    expect(JSON.parse(manifestOf(code, 'Pokies.'))).toEqual({
      id: '/',
      name: `${titles[code]} Casino`,
      short_name: titles[code],
      description: 'Pokies.',
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#0b0f10',
      theme_color: '#0b0f10',
      icons: [
        { src: `/brands/${code}-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: `/brands/${code}-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: `/brands/${code}-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  });
});
