import { logIn } from './support/member.ts';
import { moveTo } from './support/keyboard.ts';
import { addresses } from './support/addresses.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const pages = [
  ['contact-us', 'Contact Us', 'We answer every day, at any hour.'],
  [
    'help-centre',
    'Help Centre',
    'A new code can be asked for when the countdown of 120 seconds has run out.',
  ],
  ['responsible-gambling', 'Responsible Gambling', 'BetStop, the National Self-Exclusion Register'],
  ['about-us', 'About Us', 'Returning players must register a new account'],
  ['privacy-policy', 'Privacy Policy', 'We sell nothing to anybody and trade no lists.'],
  ['terms-and-conditions', 'Terms and Conditions', '18 years or older'],
  ['aml-policy', 'AML Policy', 'AML is short for anti-money laundering.'],
  ['kyc-policy', 'KYC Policy', 'You may deposit and play before you are verified.'],
] as const;

const marketing = [
  ['/vip-levels', 'VIP Levels', 'levels are automatic and never drop.'],
  ['/vip-club', 'VIP Club', 'Tier 10 is invite-only.'],
  ['/weekly-cashback', 'Weekly Cashback', 'can be claimed every Monday from My Account'],
] as const;

for (const colours of ['dark', 'light'] as const) {
  test(`SHELL-07 SUPPORT-08 SHELL-45 each support and policy page opens under its address with title and text, and the footer leads to the marketing pages, in ${colours}`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('magpie.theme', theme);
    }, colours);
    await page.goto('/support/contact-us');
    const menu = page.getByRole('navigation', { name: 'Support pages' });
    for (const [key, name, sentence] of pages) {
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/support/${key}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(main.getByText(sentence).first()).toBeVisible();
      await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveTitle(`${name} | Magpie`);
      await expectAccessible(page);
    }
    for (const [path, name, sentence] of marketing) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(main.getByText(sentence).first()).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('SUPPORT-10 a visitor registers from a marketing page, and a member finds what is already there', async ({
  page,
}) => {
  await page.goto('/weekly-cashback');
  const main = page.getByRole('main');
  await expect(main.getByText('100% deposit match up to $1,500 ($500 x 3)')).toBeVisible();
  await expect(main.getByText('$10 no-deposit sign-up bonus')).toBeVisible();
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await logIn(page, 'mia@magpie.test');
  await main.getByRole('link', { name: 'See your cashback' }).click();
  await expect(page).toHaveURL('/personal-center?tab=cashback');
});

test('SUPPORT-08 a text that the operator replaced is shown in the place of ours', async ({ page }) => {
  await page.route('/content/about-us.md', (route) =>
    route.fulfill({
      contentType: 'text/markdown',
      body: '---\ntitle: About {brand}\ndescription: Our words.\n---\n\nWritten by the operator of {site}.',
    }),
  );
  await page.goto('/support/about-us');
  await expect(page.getByText('Written by the operator of Magpie Casino.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'About Magpie' })).toBeVisible();
  await expect(page).toHaveTitle('About Magpie | Magpie');
});

test('SHELL-07 SHELL-45 every text can be read without scripts, with the way to the others, and robots find a map of the site', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ baseURL: addresses.web, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, name, sentence] of [
    ...pages.map(([key, ...rest]) => [`/support/${key}`, ...rest] as const),
    ...marketing,
  ]) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${name} | Magpie`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(sentence).first()).toBeVisible();
    await expect(page.locator('button:visible')).toHaveCount(0);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'VIP Club' }).click();
  await expect(page).toHaveURL('/vip-club');
  await context.close();
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain('Sitemap: https://www.magpie.example/sitemap.xml');
  const map = await request.get('/sitemap.xml');
  expect(await map.text()).toContain('<loc>https://www.magpie.example/support/about-us</loc>');
});

test('a page that was prerendered becomes the app without anything moving', async ({ page }) => {
  await page.goto('/support/terms-and-conditions#dormant-accounts');
  const heading = page.getByRole('heading', { name: '10. Dormant accounts' });
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^The agreement between you and/,
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promotions', exact: true }).click();
  await expect(page).toHaveTitle('Promotions | Magpie');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Pokies, live tables/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('the keyboard skips to the text and goes to a section by the list of contents', async ({ page }) => {
  await page.goto('/support/help-centre');
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await moveTo(
    page,
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Cashback' }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Cashback' })).toBeFocused();
  await expect(page).toHaveURL('/support/help-centre#cashback');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Weekly Cashback' }).first()).toBeFocused();
});

test('@mobile every text fits a narrow screen', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of [...pages.map(([key]) => `/support/${key}`), ...marketing.map(([each]) => each)]) {
      await page.goto(path);
      await expect(page.locator('#prerendered')).toHaveCount(0);
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await wider(), `${path} at ${String(width)} px`).toBeLessThanOrEqual(0);
    }
  }
  await expectAccessible(page);
});
