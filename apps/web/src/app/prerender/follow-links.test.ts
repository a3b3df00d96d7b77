import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { followLinks, MOST_PAGES, starts } from './follow-links.ts';

const linksTo = (...paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join('');

it('makes each page once that another leads to, and goes on when one fails', async () => {
  const asked: string[] = [];
  const site: Readonly<Record<string, string>> = {
    '/': linksTo('/promotions/p1', '/promotions/gone', '/casino/slots', '/'),
    '/promotions/p1': linksTo('/cashbacks/c1', '/casino/slots'),
    '/casino/slots': linksTo('/promotions/p1'),
    '/cashbacks/c1': '',
  };
  const { pages, failures } = await followLinks(['/'], (path) => {
    asked.push(path);
    const page = site[path];
    return page === undefined ? Promise.reject(new Error(path)) : Promise.resolve(page);
  });
  expect(asked).toEqual(['/', '/promotions/p1', '/promotions/gone', '/casino/slots', '/cashbacks/c1']);
  expect([...pages.keys()]).toEqual(asked.filter((path) => path !== '/promotions/gone'));
  expect(failures.map(String)).toEqual(['Error: /promotions/gone']);
});

it('leaves out what is a member’s, another site’s or deeper than a page of an offer', async () => {
  const links = ['/casino/favourites', '/casino/recent', '/personal-center', '/promotions/bonus/b1'];
  const page = linksTo(...links, 'https://else.test/promotions/p1', '/promotions/p2?from=mail');
  const { pages } = await followLinks(['/'], () => Promise.resolve(page));
  expect([...pages.keys()]).toEqual(['/']);
});

it('comes to an end on a site whose every page leads to new ones', async () => {
  let made = 0;
  const { pages } = await followLinks(['/'], () => {
    made += 1;
    return Promise.resolve(linksTo(`/promotions/a${String(made)}`, `/promotions/b${String(made)}`));
  });
  expect(pages.size).toBe(MOST_PAGES);
});

it('leads only to pages that the server of the web image answers', async () => {
  const template = readFileSync(join(import.meta.dirname, '../../../nginx/default.conf.template'), 'utf8');
  const [, live = ''] = /location ~ (\S+) \{\n\s*root \$\{RUNTIME_DIR\}\/live;/.exec(template) ?? [];
  const page = linksTo(...starts.map((path) => `${path}/any`));
  const { pages } = await followLinks(starts, () => Promise.resolve(page));
  expect([...pages.keys()].filter((path) => !new RegExp(live).test(path))).toEqual(['/']);
  expect([...pages.keys()].filter((path) => path.endsWith('/any'))).toEqual([
    '/casino/any',
    '/promotions/any',
    '/cashbacks/any',
  ]);
});
