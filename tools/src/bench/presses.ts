import type { Browser, Page } from 'playwright';
import { launchBrowser } from './browser.ts';
import { type Figure, percentile } from './figures.ts';
import { phoneScreen, SLOWER, traced } from './frame-trace.ts';
import { frameWork } from './frame-work.ts';
import { serveApp } from './page-servers.ts';

/** Keeps the longest event of each interaction in `window.presses`, in ms until the next paint; below 16 ms there are none. */
const watcher = `{
  window.presses = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) presses[interactionId] = Math.max(presses[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}`;

/** What visitors do most: menu, theme, search, a type of games, sign-in, promotions and a promo. */
async function walk(page: Page): Promise<void> {
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const openMenu = async () => {
    await page
      .getByRole('navigation', { name: 'Quick actions' })
      .getByRole('button', { name: 'Menu' })
      .click();
    await dialog('Main menu').waitFor();
  };
  await openMenu();
  await dialog('Main menu').getByText('Light', { exact: true }).click();
  await page.locator('html.light').waitFor();
  await page.keyboard.press('Escape');
  await dialog('Main menu').waitFor({ state: 'hidden' });
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await search.click();
  await search.pressSequentially('moon');
  await page.getByRole('main').getByText('Moonlit Dingo').first().waitFor();
  await search.fill('');
  await page.getByRole('main').getByRole('link', { name: 'Fish', exact: true }).first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await dialog('Login').getByRole('button', { name: 'Close' }).click();
  await dialog('Login').waitFor({ state: 'hidden' });
  await openMenu();
  await dialog('Main menu').getByRole('link', { name: 'Promotions' }).click();
  await page
    .getByRole('link', { name: /^Read More about/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1 }).and(page.locator('article *')).waitFor();
}

async function opened(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext(phoneScreen)).newPage();
  await page.addInitScript(watcher);
  await page.goto(address);
  await page.locator('#prerendered').waitFor({ state: 'detached' });
  return page;
}

const ranks = (name: string, values: readonly number[]): Figure[] =>
  [50, 98].map((rank) => ({
    name: `${name}, p${String(rank)}`,
    value: percentile(values, rank),
    unit: 'ms',
  }));

/**
 * From a press to the next paint on a phone {@link SLOWER} times slower, as the browser counts it, which asks for a quiet machine; and
 * what the processor works for a frame meanwhile, which does not.
 */
export async function pressFigures(platform: string): Promise<Figure[]> {
  const app = await serveApp(platform);
  const browser = await launchBrowser();
  try {
    const slow = await opened(browser, app.address);
    const session = await slow.context().newCDPSession(slow);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await walk(slow);
    const presses = await slow.evaluate<number[]>('Object.values(presses)');
    await slow.context().close();
    const page = await opened(browser, app.address);
    const work = frameWork(await traced(page, () => walk(page))).map((ms) => SLOWER * ms);
    return [...ranks('press to next paint', presses), ...ranks('work for a frame of presses', work)];
  } finally {
    await browser.close();
    await app.stop();
  }
}
