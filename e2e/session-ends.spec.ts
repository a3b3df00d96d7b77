import { expect, expectToast, refusedAnswer, test } from './support/test.ts';
import { expectSignedOut, gameCard, gameFrame, header, logIn, openAccountPopover } from './support/member.ts';

test('an open game and an open deposit close when the session is ended elsewhere', async ({
  page,
  world,
  allowedErrors,
}) => {
  // What the page asks for at the moment of the end is refused.
  allowedErrors.push(refusedAnswer);
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
