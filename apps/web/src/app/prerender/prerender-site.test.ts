// @vitest-environment node
import { readFileSync } from 'node:fs';
import { siteCodes, type SiteCode } from '@magpie/domain/site';
import { beforeAll, describe, expect, it } from 'vitest';
import { prerenderSite, type SiteFiles } from './prerender-site.ts';

const template = `<!doctype html>
<html lang="en" class="dark">
  <head>
    <meta name="description" content="The site itself." />
    <title>Magpie</title>
    <link rel="icon" href="/brands/magpie.svg" type="image/svg+xml" />
    <script type="application/json" id="config"></script>
    <script type="module" src="/assets/index-1.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const content = `${import.meta.dirname}/../../../public/content`;
const read = (file: string) => readFileSync(`${content}/${file}`, 'utf8');

const pages = [
  ['support/contact-us.html', 'Contact Us'],
  ['support/help-centre.html', 'Help Centre'],
  ['support/responsible-gambling.html', 'Responsible Gambling'],
  ['support/about-us.html', 'About Us'],
  ['support/privacy-policy.html', 'Privacy Policy'],
  ['support/terms-and-conditions.html', 'Terms and Conditions'],
  ['support/aml-policy.html', 'AML Policy'],
  ['support/kyc-policy.html', 'KYC Policy'],
  ['vip-levels.html', 'VIP Levels'],
  ['vip-club.html', 'VIP Club'],
  ['weekly-cashback.html', 'Weekly Cashback'],
] as const;

const brands = { magpie: 'Magpie', kookaburra: 'Kookaburra', rosella: 'Rosella', lorikeet: 'Lorikeet' };

/** The words that a person without scripts reads. */
const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<div id="prerendered">'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');

const dataOf = (html: string): { readonly '@graph': readonly Record<string, unknown>[] } =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    '@graph': Record<string, unknown>[];
  };

describe('prerendering', () => {
  const sites = {} as Record<SiteCode, SiteFiles>;
  const file = (brand: SiteCode, name: string) => sites[brand][name] ?? '';

  beforeAll(async () => {
    for (const brand of siteCodes) sites[brand] = await prerenderSite({ template, brand, read });
  });

  it('makes a document of every page that is a text, and what robots ask for', () => {
    expect(Object.keys(sites.rosella).sort()).toEqual(
      [
        ...pages.map(([name]) => name),
        'index.html',
        'manifest.webmanifest',
        'offline.html',
        'robots.txt',
        'sitemap.xml',
      ].sort(),
    );
  });

  it.each(siteCodes.flatMap((brand) => pages.map(([name, title]) => [brand, name, title] as const)))(
    'SHELL-07 SHELL-45 %s: %s has title, heading, description and address of its own',
    (brand, name, title) => {
      const html = file(brand, name);
      const address = `https://www.${brand}.example/${name.replace('.html', '')}`;
      expect(html).toContain(`<title>${title} | ${brands[brand]}</title>`);
      expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(title);
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      expect(html).toContain(`<meta property="og:url" content="${address}">`);
      expect(html).toMatch(/<meta name="description" content="[^"{}]{40,}" data-usual="The site itself\.">/);
      expect(html).toContain(`<link rel="icon" href="/brands/${brand}.svg"`);
      expect(html).not.toContain('noindex');
    },
  );

  it('needs no script: nothing is hidden, waited for or put in place later', () => {
    for (const [name] of pages) {
      const html = file('magpie', name);
      const body = html.slice(html.indexOf('<body>'), html.indexOf('<div id="root">'));
      expect(body).not.toMatch(/<script|<template|<style| hidden=|aria-busy="true"/);
      expect(body).not.toContain('role="status"');
      // The one that lets the app take over, whose own begins later.
      expect(html.match(/<script(?! type="application\/)/g)).toEqual(['<script']);
      expect(html).toContain('<html data-app="/assets/index-1.js" ');
    }
    const words = wordsOf(file('magpie', 'support/terms-and-conditions.html'));
    expect(words).toContain('15.3. If one of these terms does not hold, the others do.');
  });

  it('carries the look of the brand in the head', () => {
    const [magpie, rosella] = [file('magpie', 'vip-club.html'), file('rosella', 'vip-club.html')];
    for (const html of [magpie, rosella]) {
      // Marked as in its place, so that Emotion does not move it, which would style the page anew.
      const styles = html.slice(0, html.indexOf('</head>')).match(/<style data-emotion="[^>]*>/g) ?? [];
      expect(styles.length).toBeGreaterThan(1);
      expect(styles.filter((tag) => !tag.endsWith(' data-s>'))).toEqual([]);
      expect(html).toContain('--mp-colors-accent-400');
    }
    const accent = (html: string) => /--mp-colors-accent-400:\s*(#\w+)/.exec(html)?.[1];
    expect([accent(magpie), accent(rosella)]).toEqual(['#ecab42', '#ff94a9']);
  });

  it('speaks of its own brand only', () => {
    for (const [name] of pages) {
      const words = wordsOf(file('lorikeet', name));
      expect(words).toContain('Lorikeet');
      expect(words).not.toMatch(/magpie|rosella|kookaburra/i);
    }
    expect(wordsOf(file('lorikeet', 'support/kyc-policy.html'))).toContain(
      'A proof of address is not needed.',
    );
  });

  it('hides the app until it takes over', () => {
    const html = file('magpie', 'vip-club.html');
    expect(html).toMatch(/#prerendered ~ #root \{[^}]*visibility: hidden/);
    expect(html).toMatch(/<div id="prerendered">[\s\S]*<\/div>\s*<div id="root"><\/div>/);
  });

  it('tells search engines who it is, where the page stands and what it answers', () => {
    const graph = dataOf(file('rosella', 'support/help-centre.html'))['@graph'];
    expect(graph.map((part) => part['@type'])).toEqual(['Organization', 'BreadcrumbList', 'FAQPage']);
    expect(graph[0]).toMatchObject({ name: 'Rosella Casino', email: 'support@rosella.example' });
    expect(graph[1]?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Rosella', item: 'https://www.rosella.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Support',
        item: 'https://www.rosella.example/support/contact-us',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Help Centre',
        item: 'https://www.rosella.example/support/help-centre',
      },
    ]);
    expect(graph[2]?.['mainEntity']).toContainEqual({
      '@type': 'Question',
      name: 'Can I cancel a withdrawal?',
      acceptedAnswer: {
        '@type': 'Answer',
        text: 'Yes, while it is Pending, under Withdrawals. The amount goes back to your balance. A cancellation cannot be undone.',
      },
    });
    const others = dataOf(file('rosella', 'vip-club.html'))['@graph'].map((part) => part['@type']);
    expect(others).toEqual(['Organization', 'BreadcrumbList']);
  });

  it('gives the home page its head and leaves the rest to the app', () => {
    const html = file('kookaburra', 'index.html');
    expect(html).toContain('<title>Kookaburra</title>');
    expect(html).toContain('<link rel="canonical" href="https://www.kookaburra.example/">');
    expect(html).toContain('content="The site itself."');
    expect(html).not.toContain('prerendered');
  });

  it('maps the site and keeps robots from what is a member’s', () => {
    const map = file('magpie', 'sitemap.xml');
    expect(map).toContain('<url><loc>https://www.magpie.example/</loc></url>');
    expect(map).toContain(
      '<url><loc>https://www.magpie.example/support/kyc-policy</loc><lastmod>2026-11-16</lastmod></url>',
    );
    expect(map.match(/<loc>/g)).toHaveLength(18);
    const robots = file('magpie', 'robots.txt');
    expect(robots).toContain('User-agent: *\nDisallow: /personal-center\n');
    expect(robots).toContain('Sitemap: https://www.magpie.example/sitemap.xml');
  });

  it('refuses a built page that lacks a place to fill', async () => {
    const broken = template.replace('<div id="root"></div>', '');
    await expect(prerenderSite({ template: broken, brand: 'magpie', read })).rejects.toThrow('root');
  });

  it('keeps a text from ending the element that its questions stand in', async () => {
    const evil =
      '---\ntitle: Help Centre\ndescription: "Quotes" & <tags>\n---\n### Is it?\n\n</script\\> no.';
    const files = await prerenderSite({
      template,
      brand: 'magpie',
      read: (name) => (name === 'help-centre.md' ? evil : read(name)),
    });
    const html = files['support/help-centre.html'] ?? '';
    expect(html).toContain('content="&quot;Quotes&quot; &amp; &lt;tags>"');
    expect(dataOf(html)['@graph']).toHaveLength(3);
  });
});
