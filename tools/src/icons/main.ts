import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteCodes } from '@magpie/domain/site';
import type { Page } from 'playwright';
import { launchBrowser } from '../bench/browser.ts';
import { root } from '../shared/root.ts';
import { maskable } from './drawing.ts';

const brands = join(root, 'apps', 'web', 'public', 'brands');

async function draw(page: Page, svg: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

const browser = await launchBrowser();
const page = await browser.newPage();
for (const code of siteCodes) {
  const svg = readFileSync(join(brands, `${code}.svg`), 'utf8');
  for (const size of [192, 512])
    writeFileSync(join(brands, `${code}-${size}.png`), await draw(page, svg, size));
  writeFileSync(join(brands, `${code}-maskable.png`), await draw(page, maskable(svg), 512));
}
await browser.close();
