import { quietPage } from './support/addresses.ts';
import { expect, test } from './support/test.ts';
import { expectSignedIn, fillLogin, gameCard, gameFrame, header } from './support/member.ts';
import { logOut } from './support/tabs.ts';

test('AUTH-45 a visitor who presses a game is asked to log in first: a press is forgotten when the login is closed, and otherwise the game launches after the login, as an account tab shows after it', async ({
  page,
  world,
}) => {
  await page.goto('/');
  await gameCard(page, 'Moonlit Dingo').click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(login).toBeHidden();
  await header(page).getByRole('button', { name: 'Login' }).click();
  await login.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('dialog', { name: 'Create your account' }).getByText('Log in instead').click();
  await fillLogin(page, 'mia@magpie.test');
  await expectSignedIn(page);
  await expect(page.locator('iframe')).toHaveCount(0);

  await logOut(page);
  await gameCard(page, 'Moonlit Dingo').click();
  await expect(login).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await world.operations()).not.toContain('InitializeVendorAccount');
  await fillLogin(page, 'mia@magpie.test');
  await expect(gameFrame(page, 'Moonlit Dingo').locator('body')).toBeVisible();
  await expect(login).toBeHidden();

  await page.getByRole('dialog', { name: 'Moonlit Dingo' }).getByRole('button', { name: 'Back' }).click();
  await logOut(page);
  await page.goto('/personal-center?tab=cashback');
  await expect(login).toBeVisible();
  await expect(page).toHaveURL('/');
  await fillLogin(page, 'mia@magpie.test');
  await expect(page).toHaveURL('/personal-center?tab=cashback');
  await expect(page.getByRole('heading', { level: 2, name: 'Cashback' })).toBeVisible();
});

test('AUTH-45 the deposit that a visitor pressed opens after the login @mobile', async ({ page }) => {
  await page.goto(quietPage);
  await page
    .getByRole('navigation', { name: 'Quick actions' })
    .getByRole('button', { name: 'Deposit' })
    .click();
  await fillLogin(page, 'mia@magpie.test');
  await expect(page.getByRole('dialog', { name: /Deposit/ })).toBeVisible();
});
