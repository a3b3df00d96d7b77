import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Renderer } from './renderer.ts';

/**
 * Writes the prerendered files into the folder `pages` of a build, one folder per brand.
 * @param built the build, with its `index.html` and the texts in `content`
 * @returns the number of files
 */
export async function writePages(
  { render, brands }: Pick<Renderer, 'render' | 'brands'>,
  built: string,
): Promise<number> {
  const target = join(built, 'pages');
  rmSync(target, { recursive: true, force: true });
  const template = readFileSync(join(built, 'index.html'), 'utf8');
  const read = (file: string) => readFileSync(join(built, 'content', file), 'utf8');
  for (const brand of brands) {
    for (const [path, content] of Object.entries(await render({ template, brand, read }))) {
      const file = join(target, brand, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
  return readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
}
