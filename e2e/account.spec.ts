import { quietPage } from './support/addresses.ts';
import { expect, expectAccessible, expectToast, refusedAnswer, test } from './support/test.ts';
import {
  accountButton,
  expectSignedIn,
  fillLogin,
  header,
  openAccountPopover,
  openReset,
} from './support/member.ts';
import { finishRegister } from './support/register.ts';
import { logOut } from './support/tabs.ts';
import { changePassword, choosePassword, codeForm, newPasswordForm, tryCode } from './steps/passwords.ts';

test('AUTH-43 a visitor whose address is in use is refused its code, registers another with both codes and ends up signed in', async ({
  page,
  world,
}) => {
  await page.goto(quietPage);
  await header(page).getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  const email = dialog.getByLabel('Email', { exact: true });
  await email.fill('mia@magpie.test');
  await dialog.getByRole('button', { name: 'Send code: email code' }).click();
  await expectToast(page, 'Verification Code Not Sent');
  await expect(email).toHaveValue('mia@magpie.test');
  await email.fill('new.player@example.com');
  await expect(dialog.getByRole('textbox', { name: 'Email code' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Send code: email code' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Email code' })).toBeVisible();
  await dialog
    .getByRole('textbox', { name: 'Email code' })
    .fill(await world.codeFor('new.player@example.com'));
  await dialog.getByLabel('Password', { exact: true }).fill('Shiny$Things7');
  await dialog.getByLabel('Mobile number').fill('0491570006');
  await expect(dialog.getByRole('textbox', { name: 'SMS code' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Send code: SMS code' }).click();
  await expect(dialog.getByRole('textbox', { name: 'SMS code' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'SMS code' }).fill(await world.codeFor('+61491570006'));
  await finishRegister(page);
  const popover = await openAccountPopover(page);
  await expect(popover.getByText('new.player@example.com')).toBeVisible();
});

test('the popover leads to the account area, its achievements and the withdrawal; a member changes the password, and the old one is refused afterwards', async ({
  page,
  enter,
  allowedErrors,
}) => {
  await enter('mia@magpie.test');
  await test.step('the popover leads to the account area, its achievements and the withdrawal', async () => {
    await page.goto(quietPage);
    const popover = await openAccountPopover(page);
    await expect(popover.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectAccessible(page);
    await popover.getByRole('button', { name: 'Personal Center' }).click();
    await expect(popover).toBeHidden();
    await expect(page).toHaveURL('/personal-center');
    await expect(page.getByRole('tab', { name: 'Personal details' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await openAccountPopover(page);
    await popover
      .getByRole('list', { name: 'Account' })
      .getByRole('button', { name: 'Achievements' })
      .click();
    await expect(page).toHaveURL('/personal-center?tab=achievements');
    await expect(page.getByRole('tab', { name: 'Achievements' })).toHaveAttribute('aria-selected', 'true');
    await openAccountPopover(page);
    await popover.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the password is changed, and the old one is refused afterwards', async () => {
    allowedErrors.push(refusedAnswer);
    await changePassword(page, 'Fresh$Start9');
    await expectToast(page, 'Successfully updated password');
    await logOut(page);
    await page.goto('/#sign-in');
    await fillLogin(page, 'mia@magpie.test');
    await expectToast(page, 'invalid credentials');
    await fillLogin(page, 'mia@magpie.test', 'Fresh$Start9');
    await expectSignedIn(page);
  });
});

test('PWD-21 a member who forgot the password resets it and logs in with the new one, while the old one is refused', async ({
  page,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await openReset(page);
  const forgot = page.getByRole('form', { name: 'Forgot Password' });
  await forgot.getByLabel('Email').fill('mia@magpie.test');
  await forgot.getByRole('button').click();
  await expect(codeForm(page)).toBeVisible();
  await expectAccessible(page);
  await tryCode(page, await world.codeFor('mia@magpie.test'));
  await expect(newPasswordForm(page)).toBeVisible();
  await expectAccessible(page);
  await choosePassword(page, 'Fresh$Start9');
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await fillLogin(page, 'mia@magpie.test');
  await expectToast(page, 'invalid credentials');
  await fillLogin(page, 'mia@magpie.test', 'Fresh$Start9');
  await expectSignedIn(page);
});

test('the account area is a modal on a phone, by its address and by the popover, from where the member logs out @mobile', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  await page.goto('/personal-center?tab=achievements');
  const modal = page.getByRole('dialog', { name: 'My Account' });
  await expect(modal.getByRole('heading', { level: 2, name: 'Achievements' })).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL('/');
  const popover = await openAccountPopover(page);
  await expectAccessible(page);
  await popover.getByRole('button', { name: 'Personal Center' }).click();
  const history = modal.getByRole('button', { name: 'Transaction History' });
  await expect(history).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible(page);
  await history.click();
  await expect(modal.getByRole('heading', { level: 2, name: 'Transaction History' })).toBeFocused();
  await expectAccessible(page);
  await page.goBack();
  await expect(history).toBeFocused();
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(accountButton(page)).toBeVisible();
  await logOut(page);
});
