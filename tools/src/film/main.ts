import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '../bench/browser.ts';
import { root } from '../shared/root.ts';
import { moments, seenAt } from './frames.ts';
import { recordHome } from './record.ts';

const usage = 'node tools/src/film/main.ts BEFORE AFTER: two built trees of this repository';

const cell = (picture: string | null) =>
  picture === null ? '<td><i></i></td>' : `<td><img src="data:image/jpeg;base64,${picture}"></td>`;

const row = (name: string, pictures: readonly (string | null)[]) =>
  `<tr><th>${name}</th>${pictures.map(cell).join('')}</tr>`;

const style = `
  body { margin: 0; width: max-content; font: 12px sans-serif; }
  th { padding: 2px 4px; font-weight: normal; }
  img, i { display: block; width: 110px; height: 220px; background: #fff; outline: 1px solid #bbb; }`;

async function drawSheet(browser: Browser, rows: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage();
  const heads = moments.map((ms) => `<th>${(ms / 1000).toFixed(1)} s</th>`).join('');
  await page.setContent(`<style>${style}</style><table><tr><td></td>${heads}</tr>${rows.join('')}</table>`);
  const picture = await page.locator('body').screenshot({ type: 'jpeg', quality: 72 });
  await page.close();
  return picture;
}

async function main(trees: readonly string[]): Promise<number> {
  if (trees.length !== 2) {
    console.error(usage);
    return 1;
  }
  const browser = await launchBrowser();
  try {
    const rows: string[] = [];
    for (const [index, tree] of trees.entries()) {
      const frames = await recordHome(browser, resolve(tree));
      rows.push(row(index === 0 ? 'before' : 'after', seenAt(frames, moments)));
    }
    writeFileSync(join(root, 'docs', 'film.jpg'), await drawSheet(browser, rows));
    return 0;
  } finally {
    await browser.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
