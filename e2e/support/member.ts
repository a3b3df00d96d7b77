import { expect, type Page } from '@playwright/test';

/** The password of every seeded person. */
export const seededPassword = 'Magpie@2026';

/** The toast on screen; only one shows at a time. */
export const toast = (page: Page) => page.locator('[data-part="toast"]');

/** The header at the top of every page. */
export const header = (page: Page) => page.getByRole('banner');

/** Logs a member in through the login modal and waits until the header is the member's. */
export async function logIn(page: Page, email: string, password = seededPassword): Promise<void> {
  await header(page).getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
  await expectSignedIn(page);
}

/** The member's header: no way to log in, and the account button. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeHidden();
}

/** The visitor's header. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Account' })).toBeHidden();
}

/** Opens the account popover of the header. */
export async function openAccountPopover(page: Page) {
  await header(page).getByRole('button', { name: 'Account' }).click();
  const popover = page.getByRole('dialog', { name: 'Account' });
  await expect(popover).toBeVisible();
  return popover;
}
