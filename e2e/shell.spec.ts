import { expect, expectAccessible, noAnswer, test } from './support/test.ts';
import { quietPage } from './support/addresses.ts';
import { accountButton, expectSignedIn, gameCard, header, openAccountPopover } from './support/member.ts';
import type { Locator, Page } from '@playwright/test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Quick actions' });
const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
const rem = 16;

test('SHELL-22 SHELL-34 the header is fixed at the top, 72 px high, the content at most 1290 px wide, and the mobile layout applies at 767 px, not at 768', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/');
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await expect(header(page).getByRole('img', { name: 'Magpie' })).toBeVisible();
  expect(await header(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1920, height: 72 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await header(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1920, height: 72 });
  expect(await widthOf(page.getByRole('region', { name: 'Popular' }))).toBe(1290);
  expect(await widthOf(page.getByRole('contentinfo'))).toBe(1290);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(sidebar(page)).toBeVisible();
  await expect(bottomBar(page)).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(sidebar(page)).toBeHidden();
  const entries = bottomBar(page).locator('> *');
  await expect(entries).toHaveText(['Menu', 'Casino', 'Deposit', 'Support']);
  await expect(entries.first()).toBeVisible();
});

test('SHELL-30 SHELL-31 SHELL-32 the sidebar is 16rem or 5rem wide, is switched by its button, Ctrl+B and Cmd+B, and is kept for 604800 seconds, as the theme is', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(sidebar(page).getByText('Promotions')).toBeVisible();
  expect(await widthOf(sidebar(page))).toBe(16 * rem);
  await expect(page.locator('html')).toHaveClass('dark');
  await sidebar(page).getByText('Light').click();
  await expect(page.locator('html')).toHaveClass('light');
  const before = Date.now() / 1000;
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar');
  expect(cookie?.value).toBe('collapsed');
  expect(cookie?.expires).toBeGreaterThanOrEqual(Math.floor(before) + 604_800);
  expect(cookie?.expires).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 604_800);
  await page.reload();
  await expect(page.locator('html')).toHaveClass('light');
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await expect(sidebar(page).getByText('Promotions')).toBeHidden();
  expect(await widthOf(sidebar(page))).toBe(5 * rem);
  await expect(sidebar(page).getByRole('link', { name: 'Promotions' })).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(sidebar(page).getByText('Promotions')).toBeVisible();
  await sidebar(page).getByText('Dark').click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.keyboard.press('Meta+b');
  await expect(sidebar(page).getByText('Promotions')).toBeHidden();
  await expectAccessible(page);
});

test('SHELL-30 on a phone the menu lies over the page, 18rem wide, closes with a choice, and the bottom bar leads through the site @mobile', async ({
  page,
}) => {
  await page.goto('/');
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await expectAccessible(page);
  await bottomBar(page).getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer.getByRole('link', { name: 'Promotions' })).toBeVisible();
  await expectAccessible(page);
  expect(await drawer.boundingBox()).toMatchObject({ x: 0, width: 18 * rem });
  await drawer.getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL('/promotions');
  await expect(drawer).toBeHidden();
  await bottomBar(page).getByRole('button', { name: 'Deposit' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(login).toBeHidden();
  await bottomBar(page).getByRole('link', { name: 'Casino' }).click();
  await expect(page).toHaveURL('/casino');
  await bottomBar(page).getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/support/contact-us');
});

test('a visitor opens modals by #sign-up and #sign-in, skips to the content, closes modals by Back, finds the way from an unknown address and is told of a lost connection', async ({
  page,
  context,
  allowedErrors,
}) => {
  await test.step('#sign-up and #sign-in open their modals, and closing one leads home', async () => {
    await page.goto('/promotions#sign-up');
    const register = page.getByRole('dialog', { name: 'Create your account' });
    await expect(register).toBeVisible();
    await expect(page).toHaveURL('/#sign-up');
    await register.getByRole('button', { name: 'Close' }).click();
    await expect(register).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.goto('/#sign-in');
    const login = page.getByRole('dialog', { name: 'Login' });
    await expect(login).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();
    await expect(page).toHaveURL('/');
  });
  await test.step('the skip link leads past header and menu, and the browser’s Back closes a modal and stays on the page', async () => {
    await page.goto('/promotions');
    await expect(page.getByRole('main')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await header(page).getByRole('button', { name: 'Register' }).click();
    const register = page.getByRole('dialog', { name: 'Create your account' });
    await register.getByRole('button', { name: 'terms and conditions' }).click();
    const terms = page.getByRole('dialog', { name: 'Terms and Conditions' });
    await expect(terms).toBeVisible();
    await page.goBack();
    await expect(terms).toBeHidden();
    await expect(register).toBeVisible();
    await page.goBack();
    await expect(register).toBeHidden();
    await expect(page).toHaveURL('/promotions#main');
  });
  await test.step('an unknown address, casino type and support page show the way back', async () => {
    for (const path of ['/casino/croquet', '/support/no-such-page', '/no/such/page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    }
    await expect(page).toHaveTitle(/Page Not Found/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Games' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('a lost connection is said to be so, as long as it is', async () => {
    // What is on its way when the connection goes does not arrive.
    allowedErrors.push(noAnswer, /Failed to fetch dynamically imported module/);
    await page.goto('/');
    await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const notice = page.getByText('You’re offline. We’ll carry on when your connection is back.');
    await expect(notice).toBeHidden();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });
});

test('a signed-in member is led home by #sign-in, with no modal, and Escape gives the focus back to what opened the popover', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  await page.goto('/promotions#sign-in');
  await expectSignedIn(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const popover = await openAccountPopover(page);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});

test('SHELL-10 the account area has its content beside the list at 768 px', async ({ page, enter }) => {
  await enter('mia@magpie.test');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/personal-center?tab=deposits');
  const list = page.getByRole('navigation', { name: 'Account sections' });
  const heading = page.getByRole('heading', { level: 2, name: 'Deposits' });
  await expect(heading).toBeVisible();
  const [beside, content] = [await list.boundingBox(), await heading.boundingBox()];
  if (!beside || !content) throw new Error('It has no place on the page.');
  expect(content.x).toBeGreaterThan(beside.x + beside.width);
  expect(content.y).toBeLessThan(beside.y);
});

test('nothing scrolls sideways at 320 px @mobile', async ({ page, enter }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  };
  for (const path of [
    '/',
    '/casino',
    '/casino/providers',
    '/casino/slots',
    '/promotions',
    '/cashbacks',
    '/tournament',
    '/jackpot',
    '/vip-levels',
    '/support/terms-and-conditions',
    '/no/such/page',
    '/maintenance',
  ])
    await fits(path);
  await enter('mia@magpie.test');
  await fits('/');
});

test('who wants no motion sees another theme at once, down to the last word', async ({ page }) => {
  await page.goto(quietPage);
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
  // Looked up in the same breath: the app may take the page's place between two.
  const colours = await page.evaluate(() => {
    const word = [...document.querySelectorAll('footer a')].at(-1);
    const colour = () => (word ? getComputedStyle(word).color : '');
    const before = colour();
    document.documentElement.className = 'light';
    return { before, now: colour(), settled: document.getAnimations().length };
  });
  expect(colours.now).not.toBe(colours.before);
  expect(colours.settled).toBe(0);
});
