import { expect, expectAccessible, expectToast, test } from './support/test.ts';
import { quietPage } from './support/addresses.ts';
import { expectSignedIn, expectSignedOut, logIn } from './support/member.ts';
import { logInElsewhere } from './steps/second-browser.ts';

test('SESS-43 a member sees where they are logged in, and ends one of the logins and then all others', async ({
  page,
  browser,
  world,
}) => {
  const elsewhere = await logInElsewhere(browser, world.id, 'mia@magpie.test');
  await page.goto(quietPage);
  await logIn(page, 'mia@magpie.test');
  await page.goto('/personal-center?tab=change-password');
  const section = page.getByRole('region', { name: 'Where you’re logged in' });
  const own = section.getByRole('listitem').filter({ hasText: 'This device' });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('Australia, since');
  await expectAccessible(page);
  const there = section.getByRole('listitem').filter({ hasText: 'Chrome on Windows' }).filter({
    hasNotText: 'This device',
  });
  await expect(there).toHaveCount(1);
  await there.getByRole('button', { name: /End session/ }).click();
  const question = page.getByRole('alertdialog', { name: 'End this session?' });
  await question.getByRole('button', { name: 'End' }).click();
  await expectToast(page, 'Session ended.');
  await expect(section.getByText('You’re logged in nowhere else.')).toBeVisible();
  await expectToast(elsewhere, 'Session Expired');
  await expectSignedOut(elsewhere);

  await logIn(elsewhere, 'mia@magpie.test');
  await page.reload();
  await section.getByRole('button', { name: 'End all other sessions' }).click();
  const all = page.getByRole('alertdialog', { name: 'End all other sessions?' });
  await all.getByRole('button', { name: 'End' }).click();
  await expect(section.getByText('You’re logged in nowhere else.')).toBeVisible();
  await expectToast(elsewhere, 'Session Expired');
  await expectSignedOut(elsewhere);
  await expectSignedIn(page);
  await elsewhere.context().close();
});
