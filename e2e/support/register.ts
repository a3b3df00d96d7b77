import { expect, type Locator, type Page } from '@playwright/test';
import type { WorldControl } from './control.ts';

/** The register modal. */
export const register = (page: Page): Locator => page.getByRole('dialog', { name: 'Create your account' });

/** Fills in everything that a sign-up needs. */
export async function fillRegister(page: Page, world: WorldControl): Promise<void> {
  const dialog = register(page);
  const email = 'new.player@example.com';
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'Send code: email code' }).click();
  await dialog.getByRole('textbox', { name: 'Email code' }).fill(await codeFor(world, email));
  await dialog.getByLabel('Password', { exact: true }).fill('Shiny$Things7');
  await dialog.getByLabel('Mobile number').fill('0491570006');
  await dialog.getByRole('button', { name: 'Send code: SMS code' }).click();
  await dialog.getByRole('textbox', { name: 'SMS code' }).fill(await codeFor(world, '+61491570006'));
  await dialog.getByText('I’m 18 or older').click();
  await dialog.getByRole('checkbox', { name: /I accept the/ }).check({ force: true });
}

/** The code that is on its way to an address. */
export async function codeFor(world: WorldControl, to: string): Promise<string> {
  let code = '';
  await expect(async () => {
    code = await world.codeFor(to);
  }).toPass();
  return code;
}
