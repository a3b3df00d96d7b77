import { expect, expectAccessible, test } from './support/test.ts';
import { expectSignedIn, header } from './support/member.ts';

test('a keyboard alone logs in, opens the account and logs out', async ({ page }) => {
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Login' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('mia@magpie.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Magpie@2026');
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
  await header(page).getByRole('button', { name: 'Account' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully logged out.')).toBeVisible();
});

test('an unknown address shows the way back', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: 'Back to Games' })
    .or(page.getByRole('button', { name: 'Back to Games' }))
    .click();
  await expect(page).toHaveURL(/\/$/);
});

test('the bottom bar leads a phone through the site @mobile', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  await expect(bar.getByText('Menu')).toBeVisible();
  await expectAccessible(page);
  await bar.getByText('Deposit').click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expectAccessible(page);
});

test('nothing scrolls sideways at 320 px @mobile', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/casino', '/casino/providers', '/no/such/page', '/support/contact-us']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('the light theme is readable too', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('magpie.theme', 'light');
  });
  await page.goto('/');
  await expect(page.getByText('Moonlit Dingo').first()).toBeVisible();
  await expectAccessible(page);
});
