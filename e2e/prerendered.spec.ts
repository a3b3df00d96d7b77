import type { Browser, Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { waitForPagesMade } from './support/pages-made.ts';
import { expect, test } from './support/test.ts';

const pages = [
  ['/', 'Casino lobby', 'Magpie', /^Moonlit Dingo$/],
  ['/casino', 'Casino lobby', 'Casino | Magpie', 'All 2,280'],
  ['/casino/slots', 'Pokies', 'Magpie', /^Displaying 24 of [\d,]+ games$/],
  ['/casino/providers', 'Providers', 'Providers | Magpie', 'Choose one or more to see their games.'],
  ['/promotions', 'Promotions', 'Promotions | Magpie', 'Midweek Half Again'],
  ['/promotions/promo_midweek', 'Midweek Half Again', 'Midweek Half Again | Magpie', 'Min deposit'],
  ['/cashbacks', 'Cashbacks', 'Cashbacks | Magpie', 'Monday Cashback'],
  ['/jackpot', 'Jackpot', 'Jackpot | Magpie', 'Southern Cross'],
  [
    '/tournament',
    'Tournament',
    'Tournament | Magpie',
    'Play the games that count; the board keeps the score.',
  ],
] as const;

const onDesktop = { baseURL: addresses.web, viewport: { width: 1366, height: 768 } };

async function openWithoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...onDesktop, javaScriptEnabled: false });
  return context.newPage();
}

test('every public page is read without scripts, with its data and the way to the others', async ({
  browser,
  request,
}) => {
  // They are of the world that everybody sees, so this journey has none of its own.
  await waitForPagesMade(request);
  const page = await openWithoutScript(browser);
  for (const [path, heading, title, data] of pages) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(main.getByText(data).first()).toBeVisible();
    await expect(page.locator('main [data-part=skeleton]')).toHaveCount(0);
    // What does nothing without a script.
    await expect(main.locator('form, label:has(select)').filter({ visible: true })).toHaveCount(0);
  }
  await page.goto('/');
  // Two steps: the page names it. Journeys have no pictures drawn.
  const cover = await page.locator('main [data-part=art] img').first().getAttribute('src');
  const picture = await request.get(cover ?? '/');
  expect(picture.headers()['content-type']).toContain('image/svg+xml');
  await page.goto('/promotions');
  await page
    .getByRole('link', { name: /Midweek Half Again/ })
    .first()
    .click();
  await expect(page).toHaveURL('/promotions/promo_midweek');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jackpot' }).click();
  await expect(page).toHaveURL('/jackpot');
  await page.context().close();
});
