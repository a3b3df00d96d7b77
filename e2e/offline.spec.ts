import type { Page } from '@playwright/test';
import { quietPage } from './support/addresses.ts';
import { openSiteInBetween, type SiteInBetween } from './support/site-in-between.ts';
import { expect, expectAccessible, noAnswer, test as journey } from './support/test.ts';

const test = journey.extend<{ readonly site: SiteInBetween }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
  site: async ({}, use) => {
    const site = await openSiteInBetween();
    await use(site);
    await site.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a page and waits until the worker has it in its hands. */
async function openKept(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state).toBe('activated');
}

test('without a connection a page of the brand stands in, and goes on by itself once there is one', async ({
  page,
  context,
  site,
  allowedErrors,
}) => {
  await openKept(page, site.address + quietPage);
  allowedErrors.push(noAnswer);
  await context.setOffline(true);
  site.goAway();
  await page.goto(`${site.address}/jackpot`);
  await expect(page).toHaveTitle('Offline | Magpie');
  await expect(heading(page, 'The connection is gone')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false);
  await expect(heading(page, 'The connection is gone')).toBeVisible();
  site.comeBack();
  await context.setOffline(false);
  await expect(heading(page, 'Jackpot')).toBeVisible();
  await expect(page).toHaveURL(`${site.address}/jackpot`);
});

test('a new deploy is seen at the next load, and a tab that is open goes on with the files it began with', async ({
  page,
  context,
  site,
}) => {
  await openKept(page, `${site.address}/jackpot`);
  // What came before the worker was there comes through it now.
  await page.reload();
  await expect(heading(page, 'Jackpot')).toBeVisible();
  const other = await context.newPage();
  await other.goto(site.address + quietPage);
  // The app itself, not the page that stands in for it.
  await expect(other.locator('#prerendered')).toHaveCount(0);
  await expect(heading(other, 'About Us')).toBeVisible();
  await other.evaluate(() => Object.assign(window, { before: true }));
  site.deploy();
  const before = site.calls.length;
  await other.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jackpot' }).click();
  await expect(heading(other, 'Jackpot')).toBeVisible();
  expect(await other.evaluate(() => 'before' in window)).toBe(true);
  expect(site.calls.slice(before).filter((call) => call.includes('jackpot-page'))).toEqual([]);
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('data-build', 'next');
  await expect(heading(other, 'Jackpot')).toBeVisible();
  // The page is shown before the app's script is asked for.
  const calls = () => site.calls.slice(before);
  await expect.poll(calls).toContainEqual(expect.stringMatching(/^GET \/assets\/next\/index-/));
});

test('the worker keeps what a page is built of, and answers nothing that is asked of the platform', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  await openKept(page, '/');
  const answers: [path: string, byWorker: boolean][] = [];
  page.on('response', (response) => {
    answers.push([new URL(response.url()).pathname, response.fromServiceWorker()]);
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Deposit' }).first()).toBeVisible();
  const of = (place: RegExp) => answers.filter(([path]) => place.test(path)).map(([, byWorker]) => byWorker);
  expect(new Set(of(/^\/assets\/.*\.js$/))).toEqual(new Set([true]));
  await expect.poll(() => of(/graphql$/).length).toBeGreaterThan(3);
  expect(new Set(of(/graphql$/))).toEqual(new Set([false]));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline');
  expect(kept.filter((path) => !/^\/(assets|art)\/|^\/offline$/.test(path))).toEqual([]);
});

test('the site can be installed', async ({ page, context }) => {
  await openKept(page, quietPage);
  const browser = await context.newCDPSession(page);
  const { errors, data = '{}' } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data) as { readonly icons: readonly { readonly src: string }[] };
  expect(icons).toHaveLength(3);
  for (const { src } of icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a link on which the pointer rests has the code of its page fetched', async ({ page }) => {
  await openKept(page, quietPage);
  const fetched = page.waitForRequest(/\/assets\/promos-page-[^/]+\.js$/);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Promotions' }).hover();
  await fetched;
  await expect(page).toHaveURL(quietPage);
});
