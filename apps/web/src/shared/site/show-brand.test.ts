import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteCodes, siteOf } from '@magpie/domain/site';
import { afterEach, expect, it } from 'vitest';
import { showBrand } from './show-brand.ts';

const looks = {
  magpie: ['Magpie', '#ecab42'],
  kookaburra: ['Kookaburra', '#64c5fc'],
  rosella: ['Rosella', '#ff94a9'],
  lorikeet: ['Lorikeet', '#a0ca51'],
} as const;

const textOf = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

afterEach(() => {
  document.querySelector('link[rel=icon]')?.remove();
});

it.each(siteCodes)('shows the title of %s in the tab, and its mark drawn in its own accent', (code) => {
  const [title, accent] = looks[code];
  const page = textOf('index.html');
  document.head.insertAdjacentHTML('beforeend', /<link rel="icon"[^>]*>/.exec(page)?.[0] ?? '');
  document.title = 'Magpie';
  showBrand(siteOf(code));
  expect(document.title).toBe(title);
  const { pathname } = new URL(document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '');
  expect(pathname).toBe(`/brands/${code}.svg`);
  expect(textOf(`public${pathname}`)).toContain(accent);
});

it('keeps the title of a prerendered page of the brand, and takes that of another brand away', () => {
  document.title = 'Promotions | Kookaburra';
  showBrand(siteOf('kookaburra'));
  expect(document.title).toBe('Promotions | Kookaburra');
  showBrand(siteOf('rosella'));
  expect(document.title).toBe('Rosella');
});
