import { displayCount } from '@magpie/domain/format';
import type { CDPSession, Page } from 'playwright';
import { control } from '../mock/client.ts';
import { launchBrowser } from './browser.ts';
import { type Figure, percentile } from './figures.ts';
import { phoneScreen, SLOWER, traced } from './frame-trace.ts';
import { frameWork } from './frame-work.ts';
import { serveApp } from './page-servers.ts';

const world = 'bench-lists';
const GAMES = 10_000;
const RETURNS = 5;
/** As fast as a finger can throw a page, and faster. */
const SCREENS_A_FRAME = 1 / 4;

const shown = (games: number): string => `Displaying ${displayCount(games)} of ${displayCount(GAMES)} games`;

/** Presses 'Load more' again as soon as a page has come, until there is no more. */
const readOn = `new Promise((resolve) => {
  let pressed = '';
  const look = () => {
    const text = document.querySelector('main [role=status]').textContent;
    const button = [...document.querySelectorAll('main button')].find((one) => one.textContent === 'Load more');
    if (text === ${JSON.stringify(shown(GAMES))}) return resolve();
    if (button && text !== pressed) {
      pressed = text;
      button.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

/** @param direction 1 to the end of the page, -1 to its top */
const scrollOn = (direction: 1 | -1): string => `new Promise((resolve) => {
  const go = () => {
    const before = scrollY;
    scrollBy(0, ${String(direction * SCREENS_A_FRAME)} * innerHeight);
    if (scrollY === before) resolve();
    else requestAnimationFrame(go);
  };
  requestAnimationFrame(go);
})`;

async function frames(page: Page, name: string, work: () => Promise<void>): Promise<Figure[]> {
  const found = frameWork(await traced(page, work));
  return [
    ['p50', 50],
    ['p95', 95],
    ['longest', 100],
  ].map(([rank, percent]) => ({
    name: `work for a frame ${name}, ${String(rank)}`,
    value: SLOWER * percentile(found, Number(percent)),
    unit: 'ms',
  }));
}

async function heap(session: CDPSession, name: string): Promise<Figure> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { name: `heap ${name}`, value: usedSize / 1024 / 1024, unit: 'MiB' };
}

const scrolled = (page: Page): Promise<number> => page.evaluate<number>('scrollY');

/** Leaves the list and comes back. Answers how far from its place it was then, in px. */
async function leaveAndReturn(page: Page): Promise<number> {
  const place = await scrolled(page);
  await page.evaluate('document.querySelector(\'a[href="/promotions"]\').click()');
  await page.locator('main h1', { hasText: 'Promotions' }).waitFor();
  await page.goBack();
  await page.getByText(shown(GAMES)).first().waitFor();
  return Math.abs((await scrolled(page)) - place);
}

async function figuresOf(page: Page): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  await page.getByText(shown(24)).first().waitFor();
  const figures = [await heap(session, 'with 24 games')];
  figures.push(...(await frames(page, 'while pages come', async () => void (await page.evaluate(readOn)))));
  await page.evaluate('scrollTo(0, 0)');
  const scroll = async () => void (await page.evaluate(scrollOn(1)));
  figures.push(...(await frames(page, 'while scrolling to the end', scroll)));
  const nodes = await page.evaluate<number>("document.querySelectorAll('*').length");
  figures.push({ name: 'nodes at the end', value: nodes, unit: 'nodes' }, await heap(session, 'at the end'));
  await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight / 2)`);
  const off = [];
  for (let round = 0; round < RETURNS; round += 1) {
    off.push(await leaveAndReturn(page));
    if (round === 0) figures.push(await heap(session, 'after a return'));
  }
  figures.push(await heap(session, `after ${String(RETURNS)} returns`));
  figures.push({ name: 'away from its place after a return, most', value: Math.max(...off), unit: 'px' });
  return figures;
}

/**
 * A list of {@link GAMES} games on a phone {@link SLOWER} times slower, read page by page to its end, scrolled from top to end and
 * come back to. Frames by the processor's time, so that other work beside it does not count.
 */
export async function listFigures(platform: string): Promise<Figure[]> {
  const address = `${platform}/control/graphql`;
  await control(address, 'CreateWorld', { input: { id: world } });
  await control(address, 'FillCatalogue', { world, games: GAMES });
  const app = await serveApp(platform);
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext(phoneScreen)).newPage();
    await page.addInitScript(`sessionStorage.setItem('magpie.world', '${world}')`);
    await page.goto(`${app.address}/casino/popular`);
    const figures = await figuresOf(page);
    return figures.map((figure) => ({ ...figure, name: `${String(GAMES)} games: ${figure.name}` }));
  } finally {
    await browser.close();
    await app.stop();
    await control(address, 'DeleteWorld', { id: world });
  }
}
