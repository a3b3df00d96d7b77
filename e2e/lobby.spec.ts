import type { Locator, Page } from '@playwright/test';
import { enterElsewhere } from './steps/second-browser.ts';
import { openListening } from './support/pushes.ts';
import { fillLogin, expectSignedIn, gameCard, gameFrame } from './support/member.ts';
import { sitDown, spin, wonIn } from './support/spins.ts';
import { expect, expectAccessible, expectToast, refusedAnswer, test } from './support/test.ts';

const main = (page: Page): Locator => page.getByRole('main');
const row = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true });
const heart = (page: Page, game: string): Locator =>
  main(page)
    .getByRole('button', { name: `Favourite: ${game}` })
    .first();
const wallet = (page: Page): Locator => page.getByRole('button', { name: /^Wallet/ });
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search games' });

test('a visitor sees the first games without scrolling, and reads the first offer to its end', async ({
  page,
}) => {
  for (const { width, height, bottomBar } of [
    { width: 1366, height: 768, bottomBar: 0 },
    { width: 390, height: 844, bottomBar: 64 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('article', { name: 'Welcome Match One' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Jackpots' }).getByRole('link').first()).toBeVisible();
    const { y } = await boxOf(page.getByRole('list', { name: 'Popular' }));
    expect(height - bottomBar - y, `of the first row at ${String(width)} px`).toBeGreaterThan(50);
  }
  const welcome = page.getByRole('article', { name: 'Welcome Match One' }).getByRole('paragraph');
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await welcome.evaluate((line) => line.scrollHeight - line.clientHeight);
    expect(cut, `of what is offered at ${String(width)} px`).toBeLessThanOrEqual(1);
  }
});

test('a visitor finds a misspelt game and a provider, and keeps the game after logging in', async ({
  page,
}) => {
  await page.goto('/');
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await search(page).fill('moonlt dingo');
  await expect(page.getByRole('heading', { name: 'No exact match for “moonlt dingo”' })).toBeVisible();
  await expect(gameCard(page, 'Moonlit Dingo')).toBeInViewport();
  await expect(page).toHaveURL('/?q=moonlt+dingo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'About Moonlit Dingo' }).click();
  const sheet = page.getByRole('dialog', { name: 'Moonlit Dingo' });
  await expect(sheet).toContainText(/Return to player\s*\d\d\.\d\d%/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await heart(page, 'Moonlit Dingo').click();
  await fillLogin(page, 'mia@magpie.test');
  await expectSignedIn(page);
  await expect(heart(page, 'Moonlit Dingo')).toHaveAttribute('aria-pressed', 'true');
  await search(page).fill('Nightjar');
  await expect(page.getByRole('heading', { name: /^\d+ games for “Nightjar”$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search(page)).toBeFocused();
  await expect(
    row(page, 'Favourites').getByRole('button', { name: 'Moonlit Dingo', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
});

/** Whether a finger is what points on a page. */
async function touched(page: Page, enabled: boolean): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled });
}

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It has no place on the page.');
  return box;
};

/** The covers free, the choices on one line, and the pools of the jackpots within their places, on phones and tablets. */
async function expectRoom(page: Page): Promise<void> {
  await touched(page, true);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const about = await boxOf(page.getByRole('button', { name: 'About Moonlit Dingo' }).first());
    const name = await boxOf(gameCard(page, 'Moonlit Dingo'));
    expect(about.y, `the tools at ${String(width)} px`).toBeGreaterThan(name.y - 1);
    const provider = await boxOf(page.getByRole('combobox', { name: 'Provider' }));
    const sort = await boxOf(page.getByRole('combobox', { name: 'Sort' }));
    expect(sort.y, `the choices at ${String(width)} px`).toBe(provider.y);
    for (const jackpot of await row(page, 'Jackpots').getByRole('link').all()) {
      const cut = await jackpot.evaluate((link) => link.scrollWidth - link.clientWidth);
      expect(cut, `a jackpot at ${String(width)} px`).toBeLessThanOrEqual(0);
    }
  }
  await expect(heart(page, 'Opal Fever')).toBeVisible();
  await expect(heart(page, 'Moonlit Dingo')).toBeHidden();
  await page.getByRole('button', { name: 'About Moonlit Dingo' }).first().click();
  await expect(page.getByRole('button', { name: 'Add to favourites' })).toBeVisible();
  await page.keyboard.press('Escape');
  await touched(page, false);
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** Spins on one device while the other one presses too, whose game session that of the first has ended (PLAY-28). */
async function outplay(device: Page, name: string, { on, of }: { on: Page; of: string }): Promise<string> {
  // The button of the game that is open now, which goes with it: a locator would wait for the next one and press there,
  // and a mouse would press what lies under the game once that has gone.
  const pressed = await gameFrame(on, of).getByRole('button', { name: 'Spin' }).elementHandle();
  const game = await sitDown(device, name);
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
  const [said] = await Promise.all([
    spin(game),
    // Where that game has gone before it is pressed, the press comes too late.
    pressed?.dispatchEvent('click').catch(() => undefined),
  ]);
  await expectToast(on, 'Your game session has ended.');
  await expect(on.locator('iframe')).toHaveCount(0);
  return said;
}

test('what a member plays and keeps is there on another device, and a night of play on both at once ends with one true balance', async ({
  listening: page,
  browser,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await heart(page, 'Opal Fever').click();
  await expect(heart(page, 'Opal Fever')).toHaveAttribute('aria-pressed', 'true');
  await gameCard(page, 'Moonlit Dingo').click();
  await expect(gameFrame(page, 'Moonlit Dingo').getByRole('button', { name: 'Spin' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(row(page, 'Continue playing').getByRole('listitem').first()).toContainText('Moonlit Dingo');
  await expectRoom(page);
  const other = await enterElsewhere(browser, world.id, 'mia@magpie.test');
  await other.goto('/');
  await expect(row(other, 'Continue playing').getByRole('listitem').first()).toContainText('Moonlit Dingo');
  await row(other, 'Favourites').getByRole('link', { name: '1 game: Favourites' }).click();
  await expect(other).toHaveURL('/casino/favourites');
  await heart(other, 'Opal Fever').click();
  await expect(other.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await expectAccessible(other);

  await openListening(other);
  const night = [await spin(await sitDown(page, 'Moonlit Dingo'))];
  night.push(await outplay(other, 'Opal Fever', { on: page, of: 'Moonlit Dingo' }));
  night.push(await spin(gameFrame(other, 'Opal Fever')));
  night.push(await outplay(page, 'Moonlit Dingo', { on: other, of: 'Opal Fever' }));
  const cents = night.reduce((balance, said) => balance + wonIn(said) - 100, 100_000);
  const left = (cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 });
  await expect(gameFrame(page, 'Moonlit Dingo').locator('#balance')).toHaveText(`A$${left}`);
  await page.getByRole('button', { name: 'Back' }).click();
  for (const device of [page, other]) await expect(wallet(device)).toContainText(left);
  await page.goto('/personal-center?tab=betting-history');
  await expect(page.getByRole('row', { name: /(Moonlit Dingo|Opal Fever).*A\$1\.00/ })).toHaveCount(4);
  await expect(wallet(page)).toContainText(left);
  await other.context().close();
});

test('a list of ten thousand games stays light, and Back keeps the place in it', async ({ page, world }) => {
  await world.fillCatalogue(10_000);
  await page.goto('/casino/popular?sort=name');
  const status = main(page).getByText(/^Displaying \d+ of 10,000 games$/);
  for (let shown = 24; shown < 240; shown += 24) {
    await expect(status).toHaveText(`Displaying ${String(shown)} of 10,000 games`);
    await page.getByRole('button', { name: 'Load more' }).click();
  }
  await expect(status).toHaveText('Displaying 240 of 10,000 games');
  const list = main(page).getByRole('list', { name: 'Popular' });
  const last = list.getByRole('listitem').last();
  await expect(last).toHaveAttribute('aria-posinset', '240');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
  await last.scrollIntoViewIfNeeded();
  const name = await last.getByRole('button').first().innerText();
  const at = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'Promotions' }).first().click();
  await expect(page).toHaveURL('/promotions');
  await page.goBack();
  await expect(page).toHaveURL('/casino/popular?sort=name');
  await expect(gameCard(page, name)).toBeInViewport();
  await expect(status).toHaveText('Displaying 240 of 10,000 games');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(5);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('name');
});
