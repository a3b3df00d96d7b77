import type { Page } from '@playwright/test';
import { goToSection, halvesOfAccount } from './support/account-tabs.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { withPictures } from './support/browser.ts';
import { chooseTheme } from './steps/theme.ts';
import { header, openAccountPopover } from './support/member.ts';

// Every picture of these pages has to be there, and what moves has to come to rest.
test.use({ launchOptions: withPictures, contextOptions: { reducedMotion: 'no-preference' } });

const accountPage = (tab: string) => `/personal-center?tab=${tab}`;

const visitorPages = [
  '/',
  '/casino',
  '/casino/providers',
  '/promotions',
  '/cashbacks',
  '/tournament',
  '/jackpot',
  '/support/help-centre',
  '/maintenance',
];

/** What is looked at in the light theme too: each uses other parts of the design system. */
const inLight = new Set([
  ...['/', '/casino', '/promotions', '/jackpot', '/support/help-centre'],
  ...['personal-details', 'achievements', 'withdrawals', 'account-verification'].map(accountPage),
]);

const phonePages = [
  '/',
  '/casino',
  '/promotions',
  '/cashbacks',
  '/tournament',
  '/jackpot',
  '/support/help-centre',
];

/** Opens a page and waits until nothing of it is on its way. */
async function open(page: Page, path: string): Promise<void> {
  await goToSection(page, path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page).toHaveURL(path);
}

async function expectAllAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path);
    await expectAccessible(page);
    if (!inLight.has(path)) continue;
    await chooseTheme(page, 'light');
    await expectAccessible(page);
    await chooseTheme(page, 'dark');
  }
}

test('everybody can use the pages of a visitor', async ({ page }) => {
  await expectAllAccessible(page, visitorPages);
});

test('everybody can use a promotion and a cashback, from their lists', async ({ page, enter }) => {
  await enter('mia@magpie.test');
  await open(page, '/promotions');
  await expectAccessible(page);
  await page.getByRole('main').locator('a[href^="/promotions/"]').first().click();
  await expect(page).toHaveURL(/\/promotions\/.+/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await open(page, '/cashbacks');
  await expectAccessible(page);
  await page.getByRole('main').locator('a[href^="/cashbacks/"]').first().click();
  await expect(page).toHaveURL(/\/cashbacks\/.+/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

for (const [half, tabs] of halvesOfAccount.entries())
  test(`everybody can use the account area, half ${String(half + 1)}`, async ({ page, enter }) => {
    await enter('leo@magpie.test');
    await expectAllAccessible(page, tabs.map(accountPage));
  });

test('everybody can use the panels of the header', async ({ page, enter }) => {
  await enter('leo@magpie.test');
  await page.goto('/');
  await header(page)
    .getByRole('button', { name: /^Wallet/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await header(page)
    .getByRole('button', { name: /^Messages/ })
    .click();
  const messages = page.getByRole('dialog', { name: 'Messages' });
  await expect(messages.getByRole('tab', { name: 'All' })).toBeVisible();
  await expectAccessible(page);
  await messages.getByRole('button', { name: 'Open inbox' }).click();
  await expect(page.getByRole('dialog', { name: /Inbox|Messages/ })).toBeVisible();
  await expectAccessible(page);
});

test('everybody can use login, registration and password reset', async ({ page }) => {
  await page.goto('/#sign-in');
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login).toBeVisible();
  await expectAccessible(page);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await login.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await header(page).getByRole('button', { name: 'Register' }).click();
  const register = page.getByRole('dialog', { name: 'Create your account' });
  await register.getByRole('button', { name: 'Register' }).click();
  await expect(register.getByText('You must accept the terms and conditions')).toBeVisible();
  await expectAccessible(page);
});

test('everybody can use deposit and withdrawal', async ({ page, enter }) => {
  await enter('mia@magpie.test');
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog', { name: /Deposit/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const popover = await openAccountPopover(page);
  await popover.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog', { name: /Withdraw/ })).toBeVisible();
  await expectAccessible(page);
});

test('everybody can use the main pages on a phone, in both themes @mobile', async ({ page, enter }) => {
  await enter('mia@magpie.test');
  for (const path of phonePages) {
    await open(page, path);
    await expectAccessible(page);
  }
  // Nothing on a phone shows the theme but the menu, so it is what a page begins with.
  await page.evaluate(() => {
    localStorage.setItem('magpie.theme', 'light');
  });
  for (const path of ['/', '/promotions', '/jackpot']) {
    await open(page, path);
    await expect(page.locator('html')).toHaveClass('light');
    await expectAccessible(page);
  }
});
