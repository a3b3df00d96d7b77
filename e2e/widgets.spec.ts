import type { Page } from '@playwright/test';
import { quietPage } from './support/addresses.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import {
  expectSignedIn,
  expectSignedOut,
  gameCard,
  header,
  logIn,
  openAccountPopover,
} from './support/member.ts';
import { callsTo, configure, standIns, standInForVendors, widgetIds } from './support/site.ts';

const chat = (page: Page) => page.getByRole('button', { name: 'Support chat' });
const desk = (page: Page) => page.getByRole('button', { name: 'Help desk' });
const chatPanel = (page: Page) => page.getByRole('dialog', { name: 'Support chat' });
const deskPanel = (page: Page) => page.getByRole('dialog', { name: 'Help desk' });

test('SUPPORT-01 SUPPORT-06 chat, help desk and tag manager come from their hosts to every page, without user data for a visitor', async ({
  page,
}) => {
  const asked = await standInForVendors(page);
  await configure(page, { widgets: widgetIds });
  let pages = 0;
  for (const path of ['/', '/casino/slots', '/promotions', '/support/about-us', '/maintenance', '/no/page']) {
    await page.goto(path);
    await expect(chat(page)).toBeVisible();
    await expect(desk(page)).toBeVisible();
    pages += 1;
    await expect.poll(() => asked.length, path).toBe(3 * pages);
    expect(asked.slice(-3).toSorted()).toEqual([
      'https://wchat.freshchat.com/js/widget.js',
      'https://widget.intercom.io/widget/app1',
      'https://www.googletagmanager.com/gtm.js?id=GTM-1',
    ]);
    expect(await callsTo(page, 'messenger')).toEqual([
      ['boot', { app_id: 'app1', hide_default_launcher: false, vertical_padding: 20 }],
    ]);
    expect(await callsTo(page, 'helpDesk')).toEqual([
      ['init', { token: 'desk1', host: 'https://wchat.freshchat.com' }],
    ]);
  }
});

test('SUPPORT-02 nothing of a widget is asked for on a site without ids', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/');
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...new Set(asked)]).toEqual(['localhost']);
  expect(
    await page.evaluate(() => 'Intercom' in window || 'fcWidget' in window || 'dataLayer' in window),
  ).toBe(false);
});

test('SUPPORT-05 SUPPORT-06 the widgets know a member from the login to the logout', async ({ page }) => {
  await configure(page, { widgets: standIns });
  await page.goto(quietPage);
  await chat(page).click();
  await expect(chatPanel(page).getByText('You are writing as a visitor.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeFocused();
  await logIn(page, 'mia@magpie.test');
  await expect
    .poll(async () => (await callsTo(page, 'messenger')).map(([call]) => call))
    .toEqual(['boot', 'shutdown', 'boot']);
  expect((await callsTo(page, 'messenger')).at(-1)?.[1]).toEqual({
    app_id: 'app1',
    hide_default_launcher: false,
    vertical_padding: 20,
    user_id: 'mem_mia',
    intercom_user_jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    email: 'mia@magpie.test',
    name: 'Mia Callahan',
    created_at: expect.any(Number),
    custom_attributes: { username: 'mia@magpie.test', verified: true, active_currency: 'AUD' },
    company: { company_id: 'magpie', name: 'Magpie Casino' },
  });
  await chat(page).click();
  await expect(chatPanel(page).getByText('You are writing as Mia Callahan (mia@magpie.test).')).toBeVisible();
  await chatPanel(page).getByRole('textbox', { name: 'Message' }).fill('Where is my withdrawal?');
  await page.keyboard.press('Enter');
  await expect(chatPanel(page).getByText('Where is my withdrawal?')).toBeVisible();
  await expectAccessible(page);
  await chatPanel(page).getByRole('button', { name: 'Close' }).click();
  await desk(page).click();
  await expect(deskPanel(page).getByText('You are asking as Mia (mia@magpie.test).')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expectSignedIn(page);
  await chat(page).click();
  await expect(chatPanel(page).getByText('You are writing as Mia Callahan (mia@magpie.test).')).toBeVisible();
  await page.keyboard.press('Escape');
  const popover = await openAccountPopover(page);
  await popover.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
  await chat(page).click();
  await expect(chatPanel(page).getByText('You are writing as a visitor.')).toBeVisible();
  await page.keyboard.press('Escape');
  await desk(page).click();
  await expect(deskPanel(page).getByText('You are asking as a visitor.')).toBeVisible();
  expect(JSON.stringify((await callsTo(page, 'messenger')).at(-1))).not.toContain('mia');
});

test('SUPPORT-03 a widget that gets ready late is looked for every 100 ms and started then', async ({
  page,
}) => {
  const start = new Date();
  await page.addInitScript(() => {
    // What the script brings is hidden until the test shows it.
    let brought: unknown;
    Reflect.set(window, 'looks', 0);
    Object.defineProperty(window, 'Intercom', {
      configurable: true,
      get: () => {
        Reflect.set(window, 'looks', Number(Reflect.get(window, 'looks')) + 1);
        return Reflect.get(window, 'late') === true ? brought : undefined;
      },
      set: (value) => {
        brought = value;
      },
    });
  });
  await configure(page, { widgets: standIns });
  await page.clock.install({ time: start });
  await page.goto('/support/about-us');
  await expect(desk(page)).toBeVisible();
  await page.clock.pauseAt(new Date(start.getTime() + 20_000));
  const looks = () => page.evaluate(() => Number(Reflect.get(window, 'looks')));
  const before = await looks();
  await page.clock.runFor(1_000);
  expect((await looks()) - before).toBe(10);
  expect(await callsTo(page, 'messenger')).toEqual([]);
  await page.evaluate(() => {
    Reflect.set(window, 'late', true);
  });
  await page.clock.runFor(100);
  await expect.poll(async () => (await callsTo(page, 'messenger')).map(([call]) => call)).toEqual(['boot']);
});

test('SUPPORT-04 the site works on without widgets that cannot be loaded', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/^Failed to load resource: net::ERR_FAILED/);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await page.route('**/widgets/*', (route) => route.abort());
  await configure(page, { widgets: standIns });
  await page.goto('/');
  await expect
    .poll(() => failed.toSorted())
    .toEqual(['/widgets/help-desk.js', '/widgets/messenger.js', '/widgets/tag-manager.js']);
  await logIn(page, 'mia@magpie.test');
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await expect(chat(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.toastsSaid)).toEqual(['Successfully logged in.']);
});

test('the launchers cover nothing at the end of a page, and step aside for a modal', async ({ page }) => {
  await configure(page, { widgets: standIns });
  await page.goto('/');
  await expect(desk(page)).toBeVisible();
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'YouTube' });
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
  });
  const bottomOf = async () => {
    const box = await last.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const topmost = async () => (await desk(page).boundingBox())?.y ?? Number.NaN;
  await expect.poll(async () => (await topmost()) - (await bottomOf())).toBeGreaterThanOrEqual(0);
  await header(page).getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(chat(page)).toBeHidden();
  await expect(desk(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeVisible();
});

test('the launchers stand above the bottom bar, and not at all on a very narrow screen @mobile', async ({
  page,
}) => {
  await configure(page, { widgets: standIns });
  await page.goto('/');
  const bar = await page.getByRole('navigation', { name: 'Quick actions' }).boundingBox();
  const lower = await chat(page).boundingBox();
  const upper = await desk(page).boundingBox();
  const bottomOf = (box: typeof bar) => (box ? box.y + box.height : Number.NaN);
  expect(bottomOf(lower)).toBe((bar?.y ?? 0) - 20);
  expect(bottomOf(upper)).toBeLessThan(lower?.y ?? 0);
  await chat(page).click();
  await expectAccessible(page);
  const panel = await chatPanel(page).boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual(0);
  expect(panel?.y).toBeGreaterThanOrEqual(72);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(chat(page)).toBeHidden();
  await expect(desk(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
