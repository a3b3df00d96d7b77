import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePages } from './write-pages.ts';

let built: string;

beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'magpie-pages-'));
  mkdirSync(join(built, 'content'));
  writeFileSync(join(built, 'index.html'), '<built>');
  writeFileSync(join(built, 'content', 'about-us.md'), 'Words');
});

afterEach(() => {
  rmSync(built, { recursive: true });
});

it('writes what each brand has into a folder of its own, and nothing of the time before', async () => {
  mkdirSync(join(built, 'pages', 'gone'), { recursive: true });
  writeFileSync(join(built, 'pages', 'gone', 'old.html'), 'old');
  const written = await writePages(
    {
      brands: ['magpie', 'rosella'],
      render: ({ template, brand, read }) =>
        Promise.resolve({
          'support/about-us.html': `${template} ${brand} ${read('about-us.md')}`,
          'robots.txt': `For ${brand}`,
        }),
    },
    built,
  );
  expect(written).toBe(4);
  const page = (brand: string, file: string) => readFileSync(join(built, 'pages', brand, file), 'utf8');
  expect(page('rosella', 'support/about-us.html')).toBe('<built> rosella Words');
  expect(page('magpie', 'robots.txt')).toBe('For magpie');
  expect(readdirSync(join(built, 'pages'))).toEqual(['magpie', 'rosella']);
});

it('stops when a text is missing', async () => {
  const render = ({ read }: { readonly read: (file: string) => string }) =>
    Promise.resolve({ 'a.html': read('gone.md') });
  await expect(writePages({ brands: ['magpie'], render }, built)).rejects.toThrow('gone.md');
});
