import type { CatalogueFault } from '@magpie/gql/control';
import type { Locator, Page } from '@playwright/test';
import type { WorldControl } from './support/control.ts';
import { expect, expectToast, test } from './support/test.ts';
import { expectSignedIn, openReset } from './support/member.ts';
import { closeWelcome, consent, startRegister } from './support/register.ts';
import { changePassword, choosePassword, codeForm, newPasswordForm, tryCode } from './steps/passwords.ts';

// The toasts of the error catalogue (document 1, section 8), each forced by the name of its failure.

test('PWD-19 the failure UPDATE_PASSWORD_FAILURE shows the message under "Update Password" and keeps the form', async ({
  page,
  world,
  enter,
}) => {
  await enter('mia@magpie.test');
  await world.setFault({ catalogue: 'UPDATE_PASSWORD_FAILURE', times: 1 });
  const form = await changePassword(page, 'Fresh$Start9');
  await expectToast(page, 'Update Password');
  await expectToast(page, 'The old password is not correct.');
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('Fresh$Start9');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Successfully updated password');
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('');
});

/** Has codes sent and checked, which fail at first: one of them without a title and a message. */
async function failCodes(page: Page, dialog: Locator, world: WorldControl): Promise<void> {
  await world.setFault({ catalogue: 'EMAIL_CODE_NOT_SENT', times: 1 });
  await world.setFault({ catalogue: 'EMAIL_CODE_NOT_SENT', times: 1, message: '' });
  await dialog.getByRole('button', { name: 'Send code: email code' }).click();
  await expectToast(page, 'Verification Code Not Sent');
  await expectToast(page, 'Too many codes were requested. Please try again later.');
  await dialog.getByRole('button', { name: 'Send code: email code' }).click();
  await expectToast(page, 'Unable to send verification code. Please try again.');
  await dialog.getByRole('button', { name: 'Send code: email code' }).click();
  await expectToast(page, 'Email Code Sent');
  await dialog
    .getByRole('textbox', { name: 'Email code' })
    .fill(await world.codeFor('new.player@example.com'));
  await dialog.getByLabel('Password', { exact: true }).fill('Shiny$Things7');
  await dialog.getByLabel('Mobile number').fill('0491570006');
  await world.setFault({ catalogue: 'SMS_CODE_NOT_SENT', times: 1 });
  await dialog.getByRole('button', { name: 'Send code: SMS code' }).click();
  await expectToast(page, 'SMS Code Error');
  await dialog.getByRole('button', { name: 'Send code: SMS code' }).click();
  await expectToast(page, 'SMS Code Sent');
  const code = dialog.getByRole('textbox', { name: 'SMS code' });
  await world.setFault({ catalogue: 'NO_MESSAGE', operation: 'VerifySmsOtpCode', times: 1 });
  await code.fill('123456');
  await expectToast(page, 'Error!');
  await expectToast(page, 'Something went wrong. Please try again.');
  await expect(code).toHaveValue('123456');
  await code.fill(await world.codeFor('+61491570006'));
  await expectToast(page, 'Verification Successful');
  await consent(dialog);
}

/** Sends the form of a sign-up, which fails in each way and keeps the form until it succeeds. */
async function failSignUp(page: Page, dialog: Locator, world: WorldControl): Promise<void> {
  const register = dialog.getByRole('button', { name: 'Register' });
  const failures: readonly (readonly [CatalogueFault, string, string?])[] = [
    ['SIGN_UP_FAILURE', 'This email address already has an account. Please log in instead.'],
    ['SIGN_UP_FAILURE', 'Unable to create your account. Please try again.', ''],
    ['SIGN_UP_EMAIL_CODE', 'Invalid verification code. Please check your email and try again.'],
    ['SIGN_UP_SMS_CODE', 'Invalid OTP code. Please check your text messages and try again.'],
    ['SIGN_UP_CAPTCHA', 'The captcha check failed. Please try again.'],
  ];
  for (const [catalogue, words, message] of failures) {
    await world.setFault({ catalogue, times: 1, ...(message === undefined ? {} : { message }) });
    await register.click();
    await expectToast(page, 'Registration Failed');
    await expectToast(page, words);
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('new.player@example.com');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('Shiny$Things7');
  }
  await register.click();
  await closeWelcome(page);
  await expectSignedIn(page);
}

test('PWD-16 AUTH-36 AUTH-37 AUTH-28 AUTH-29 SESS-33 the failures of a password reset show "Password Reset Error" with the message at each step, those of a sign-up say what went wrong and keep the form, and one without a title and a message shows the general words', async ({
  page,
  world,
}) => {
  await test.step('a password reset fails at each step', async () => {
    await openReset(page);
    const forgot = page.getByRole('form', { name: 'Forgot Password' });
    await forgot.getByLabel('Email').fill('mia@magpie.test');
    await world.setFault({ catalogue: 'RESET_CODE_NOT_SENT', times: 1 });
    await forgot.getByRole('button').click();
    await expectToast(page, 'Password Reset Error');
    await expectToast(page, 'Too many codes were requested. Please try again later.');
    await forgot.getByRole('button').click();
    await expect(codeForm(page)).toBeVisible();
    await world.setFault({ catalogue: 'RESET_CODE_WRONG', times: 1 });
    await tryCode(page, await world.codeFor('mia@magpie.test'));
    await expectToast(page, 'Invalid verification code.');
    await codeForm(page).getByRole('button', { name: 'Verify Code' }).click();
    await world.setFault({ catalogue: 'RESET_PASSWORD_REFUSED', times: 1 });
    await choosePassword(page, 'Fresh$Start9');
    await expectToast(page, 'Too many wrong codes. Please request a new one.');
    await expect(newPasswordForm(page)).toBeHidden();
    await tryCode(page, await world.codeFor('mia@magpie.test'));
    await choosePassword(page, 'Fresh$Start9');
    await expectToast(page, 'Password Changed Successfully');
  });
  const dialog = await startRegister(page);
  await test.step('codes are not sent, or fail without a title and a message', () =>
    failCodes(page, dialog, world));
  await test.step('a sign-up fails and keeps the form', () => failSignUp(page, dialog, world));
});
