import { expect, expectToast, refusedAnswer, test } from './support/test.ts';
import { expectSignedOut, gameCard, gameFrame, header, logIn, openAccountPopover } from './support/member.ts';
import { logInAlone, logInElsewhere } from './steps/second-browser.ts';

test('who is thrown out by a login elsewhere reads why at once, and nothing else', async ({
  page,
  browser,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await logInAlone(page, world);
  await expectToast(page, 'Successfully logged in.');
  const elsewhere = await logInElsewhere(browser, world.id, 'mia@magpie.test');
  await expectToast(page, 'Multiple Session Detected');
  await expectToast(page, 'You have signed in on another device.');
  await expectSignedOut(page);
  expect(await page.evaluate(() => window.toastsSaid)).not.toContain('Successfully logged out.');
  await elsewhere.context().close();
});

test('an open game and an open deposit close when the session is ended elsewhere', async ({
  page,
  world,
}) => {
  await page.goto('/');
  await logIn(page, 'mia@magpie.test');
  await gameCard(page, 'Moonlit Dingo').click();
  await expect(gameFrame(page, 'Moonlit Dingo').locator('body')).toBeVisible();
  await world.endSession('mia@magpie.test', 'ENDED');
  // The socket has told of it, and the account is asked for some seconds later.
  await expect(page.locator('iframe')).toHaveCount(0, { timeout: 60_000 });
  await expectToast(page, 'Session Expired');
  await expectSignedOut(page);

  await logIn(page, 'mia@magpie.test');
  await header(page).getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog', { name: /Deposit/ })).toBeVisible();
  await world.endSession('mia@magpie.test', 'ENDED');
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 60_000 });
  await expectSignedOut(page);
  await expect(page.getByText('1,000.00')).toHaveCount(0);
});

test('a logout from the personal center leads home, and asks for no login', async ({ page, enter }) => {
  await enter('mia@magpie.test');
  await page.goto('/personal-center?tab=deposits');
  const popover = await openAccountPopover(page);
  await popover.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Successfully logged out.');
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
