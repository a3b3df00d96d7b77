import { expect, expectAccessible, test } from './support/test.ts';
import { expectSignedIn, expectSignedOut, logIn, openAccountPopover } from './support/member.ts';

test('AUTH-44 a member logs in by email, reloads and is still signed in, then logs out', async ({ page }) => {
  await page.goto('/');
  await logIn(page, 'mia@magpie.test');
  await page.reload();
  await expectSignedIn(page);
  const popover = await openAccountPopover(page);
  await expect(popover.getByText('mia@magpie.test')).toBeVisible();
  await popover.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Successfully logged out.')).toBeVisible();
  await expectSignedOut(page);
  await page.reload();
  await expectSignedOut(page);
});

test('a wrong password shows why and keeps what was typed', async ({ page }) => {
  await page.goto('/#sign-in');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill('mia@magpie.test');
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong@2026');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('invalid credentials')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue('mia@magpie.test');
  await expectSignedOut(page);
});

test('a self-excluded member is not let in', async ({ page }) => {
  await page.goto('/#sign-in');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill('finn@magpie.test');
  await dialog.getByLabel('Password', { exact: true }).fill('Magpie@2026');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Member Not Enabled')).toBeVisible();
  await expectSignedOut(page);
});

test('SESS-41 a session ended on the server shows the session-expired toast and the signed-out header at the next action', async ({
  page,
  world,
}) => {
  await page.goto('/');
  await logIn(page, 'mia@magpie.test');
  await world.endSession('mia@magpie.test', 'ENDED');
  await page
    .getByRole('button', { name: 'Play Moonlit Dingo' })
    .or(page.getByRole('link', { name: /Moonlit Dingo/ }))
    .first()
    .click();
  await expect(page.getByText('Session Expired')).toBeVisible();
  await expectSignedOut(page);
});

test('a token that expires by the platform’s clock ends the session', async ({ page, world }) => {
  await page.goto('/');
  await logIn(page, 'mia@magpie.test');
  await world.advance('P91D');
  await page.reload();
  await expect(page.getByText('Your session has expired. Please log in again.').first()).toBeVisible();
  await expectSignedOut(page);
});

test('a second login elsewhere ends the first session and says so', async ({ page, browser, world }) => {
  await world.setConfig({ multipleSession: false });
  await page.goto('/');
  await logIn(page, 'mia@magpie.test');
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.addInitScript((id) => {
    sessionStorage.setItem('magpie.world', id);
  }, world.id);
  await elsewhere.goto('/');
  await logIn(elsewhere, 'mia@magpie.test');
  await other.close();
  await page.reload();
  await expectSignedOut(page);
  await expect(page.getByText('Multiple Session Detected').first()).toBeVisible();
});

test('maintenance sends everybody to the maintenance page, and CHECK AGAIN leads back', async ({
  page,
  world,
}) => {
  await world.setMaintenance(true);
  await page.goto('/');
  await expect(page).toHaveURL(/\/under-maintenance$/);
  await expect(page.getByRole('heading', { name: 'UNDER MAINTENANCE' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expectAccessible(page);
  await world.setMaintenance(false);
  await page
    .getByRole('button', { name: 'CHECK AGAIN' })
    .or(page.getByRole('link', { name: 'CHECK AGAIN' }))
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Moonlit Dingo').first()).toBeVisible();
});
