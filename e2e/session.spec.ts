import type { Page } from '@playwright/test';
import { quietPage } from './support/addresses.ts';
import { stored } from './support/browser-state.ts';
import { expect, expectAccessible, expectToast, refusedAnswer, test } from './support/test.ts';
import {
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  gameCard,
  header,
  keptTokens,
  logIn,
  openAccountPopover,
} from './support/member.ts';
import { logOut } from './support/tabs.ts';
import { logInAlone, logInElsewhere } from './steps/second-browser.ts';

const expiredText = 'Your session has expired. Please log in again.';

test('AUTH-44 SESS-09 SESS-14 a member logs in by email, is there at once after a reload, and logs out; a cookie with Secure has the access token, another the refresh token, until then', async ({
  page,
  context,
}) => {
  await page.goto('/');
  expect(await keptTokens(context)).toEqual([]);
  await logIn(page, 'mia@magpie.test');
  await expectToast(page, 'Successfully logged in.');
  await expect(header(page).getByText('1,000.00')).toBeVisible();
  const tokens = await keptTokens(context);
  expect(tokens.map(({ name }) => name).toSorted()).toEqual(['access-token', 'refresh-token']);
  expect(tokens.find(({ name }) => name === 'access-token')).toMatchObject({ secure: true });
  expect(new Set(tokens.map(({ value }) => value)).size).toBe(2);

  const answer = Promise.withResolvers<undefined>();
  await page.route(/graphql/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.reload();
  // Before the platform has answered anything.
  await expectSignedIn(page);
  await expect(header(page).getByText('1,000.00')).toBeVisible();
  answer.resolve(undefined);
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await page.unroute(/graphql/);

  const popover = await openAccountPopover(page);
  await expect(popover.getByText('mia@magpie.test')).toBeVisible();
  await popover.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Successfully logged out.');
  await expectSignedOut(page);
  expect(await keptTokens(context)).toEqual([]);
  await page.reload();
  await expectSignedOut(page);
});

test('SESS-05 a logout leaves no token and nothing of the member but the remembered address, which waits in the login; a wrong password shows why and keeps what was typed, and a self-excluded member is not let in', async ({
  page,
  context,
  allowedErrors,
}) => {
  await page.goto('/#sign-in');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await test.step('a logout leaves only the remembered address, which waits in the login', async () => {
    await dialog.getByText('Remember me').click();
    await fillLogin(page, 'mia@magpie.test');
    await logOut(page);
    expect(await keptTokens(context)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
      'remember-me',
      'session-timeout',
    ]);
    await header(page).getByRole('button', { name: 'Login' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('mia@magpie.test');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  });
  await test.step('a wrong password shows why and keeps what was typed, and a self-excluded member is not let in', async () => {
    allowedErrors.push(refusedAnswer);
    await fillLogin(page, 'mia@magpie.test', 'Wrong@2026');
    await expectToast(page, 'invalid credentials');
    await expect(dialog.getByLabel('Email')).toHaveValue('mia@magpie.test');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('Wrong@2026');
    await fillLogin(page, 'finn@magpie.test');
    await expectToast(page, 'Member Not Enabled');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectSignedOut(page);
  });
});

/** A member's page that learns of the end only by what it does next: not by its socket, its heartbeat or its first load. */
async function beforeTheEnd(page: Page, enter: (email: string) => Promise<void>): Promise<void> {
  await page.routeWebSocket(/\/subscriptions/, () => undefined);
  await page.route(/operationName=Heartbeat/, (route) =>
    route.fulfill({ json: { data: { heartbeat: true } } }),
  );
  await enter('mia@magpie.test');
  await page.goto('/');
  await expectSignedIn(page);
  await page.waitForLoadState('networkidle');
}

test('SESS-41 a session ended on the server shows the session-expired toast and the signed-out header at the next action', async ({
  page,
  world,
  enter,
}) => {
  await beforeTheEnd(page, enter);
  await world.endSession('mia@magpie.test', 'ENDED');
  await gameCard(page, 'Moonlit Dingo').click();
  await expectToast(page, 'Session Expired');
  await expectToast(page, expiredText);
  await expectSignedOut(page);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a token that expires by the platform’s clock ends the session, which the next login explains, or else a notice that waits over a reload and can be dismissed', async ({
  page,
  world,
  enter,
}) => {
  await beforeTheEnd(page, enter);
  await world.advance('P91D');
  await gameCard(page, 'Moonlit Dingo').click();
  await expectToast(page, 'Session Expired');
  await expectSignedOut(page);
  const dialog = page.getByRole('dialog', { name: 'Login' });
  // It is open already where the page had learned of the end before the game was pressed.
  await expect(async () => {
    if (await dialog.isHidden()) {
      await header(page).getByRole('button', { name: 'Login' }).click({ timeout: 5000 });
    }
    await expect(dialog.getByRole('status')).toHaveText(`Login Session Expired ${expiredText}`, {
      timeout: 10_000,
    });
  }).toPass();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await header(page).getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Login Session Expired')).toBeHidden();

  await beforeTheEnd(page, enter);
  await world.advance('P91D');
  await gameCard(page, 'Moonlit Dingo').click();
  await expectSignedOut(page);
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'Login Session Expired' });
  await expect(notice).toBeVisible();
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expectSignedOut(page);
  await expect(notice).toBeHidden();
});

test('SESS-34 where several sessions are allowed both stay; elsewhere a second login ends the first, whose member reads why at once, and nothing else, and again in the login', async ({
  page,
  browser,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await world.setConfig({ multipleSession: true });
  await page.goto(quietPage);
  await logIn(page, 'mia@magpie.test');
  expect(await stored(page, 'multiple-session')).toBe('true');
  const beside = await logInElsewhere(browser, world.id, 'mia@magpie.test');
  await beside.context().close();
  await page.reload();
  await expectSignedIn(page);
  await logOut(page);

  await logInAlone(page, world);
  await expectToast(page, 'Successfully logged in.');
  expect(await stored(page, 'multiple-session')).toBe('false');
  const elsewhere = await logInElsewhere(browser, world.id, 'mia@magpie.test');
  await expectToast(page, 'Multiple Session Detected');
  await expectToast(page, 'You have signed in on another device.');
  await expectSignedOut(page);
  expect(await page.evaluate(() => window.toastsSaid)).not.toContain('Successfully logged out.');
  await header(page).getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByRole('status')).toHaveText(
    'Multiple Session Detected You have signed in on another device.',
  );
  await elsewhere.reload();
  await expectSignedIn(elsewhere);
  await elsewhere.context().close();
});

test('maintenance sends everybody to the maintenance page, and CHECK AGAIN leads back', async ({
  page,
  world,
}) => {
  await world.setMaintenance(true);
  await page.goto('/');
  await expect(page).toHaveURL('/under-maintenance');
  await expect(page.getByRole('heading', { name: 'UNDER MAINTENANCE' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expectAccessible(page);
  const away = page.waitForURL('/');
  await page.getByRole('button', { name: 'CHECK AGAIN' }).click();
  await away;
  await expect(page).toHaveURL('/under-maintenance');
  await world.setMaintenance(false);
  await page.getByRole('button', { name: 'CHECK AGAIN' }).click();
  await expect(page).toHaveURL('/');
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
});
