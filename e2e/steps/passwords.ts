import type { Locator, Page } from '@playwright/test';
import { seededPassword } from '../support/member.ts';

/** Step 2 of the reset: the code. */
export const codeForm = (page: Page): Locator => page.getByRole('form', { name: 'Verify Code' });

/** Step 3 of the reset: the new password. */
export const newPasswordForm = (page: Page): Locator => page.getByRole('form', { name: 'Change Password' });

/** Types a code of the reset and sends it. */
export async function tryCode(page: Page, code: string): Promise<void> {
  await codeForm(page).getByRole('textbox', { name: 'Verification code' }).fill(code);
  await codeForm(page).getByRole('button', { name: 'Verify Code' }).click();
}

async function typeTwice(form: Locator, password: string): Promise<void> {
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('Confirm new password').fill(password);
}

/** Chooses the new password at the end of the reset. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  await typeTwice(newPasswordForm(page), password);
  await newPasswordForm(page).getByRole('button', { name: 'Change Password' }).click();
}

/** Changes the password of a seeded person in the account area, and answers its form. */
export async function changePassword(page: Page, password: string): Promise<Locator> {
  await page.goto('/personal-center?tab=change-password');
  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByLabel('Old password').fill(seededPassword);
  await typeTwice(form, password);
  await form.getByRole('button', { name: 'Change password' }).click();
  return form;
}
