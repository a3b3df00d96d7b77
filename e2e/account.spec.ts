import { expect, expectAccessible, test } from './support/test.ts';
import { expectSignedIn, header, openAccountPopover } from './support/member.ts';

test('AUTH-43 a visitor registers with both codes and ends up signed in', async ({ page, world }) => {
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByLabel('Email', { exact: true }).fill('new.player@example.com');
  await expect(dialog.getByLabel('Email code')).toBeHidden();
  await dialog.getByRole('button', { name: 'Send code: email code' }).click();
  await dialog.getByLabel('Email code').fill(await world.codeFor('new.player@example.com'));
  await dialog.getByLabel('Password', { exact: true }).fill('Shiny$Things7');
  await dialog.getByLabel('Mobile number').fill('0491570006');
  await dialog.getByRole('button', { name: 'Send code: SMS code' }).click();
  await dialog.getByLabel('SMS code').fill(await world.codeFor('+61491570006'));
  await dialog.getByRole('checkbox', { name: /18 or older/ }).check();
  await dialog.getByRole('checkbox', { name: /I accept the/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog).toBeHidden();
  await expectSignedIn(page);
  const popover = await openAccountPopover(page);
  await expect(popover.getByText('new.player@example.com')).toBeVisible();
});

test('a used email address is refused when its code is asked for', async ({ page }) => {
  await page.goto('/#sign-up');
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByLabel('Email', { exact: true }).fill('mia@magpie.test');
  await dialog.getByRole('button', { name: 'Send code: email code' }).click();
  await expect(page.getByText('Verification Code Not Sent')).toBeVisible();
});
