import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { quietPage } from './addresses.ts';
import type { WorldControl } from './control.ts';
import { expectSignedIn, header } from './member.ts';

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
  await consent(dialog);
}

/** Ticks what a sign-up asks for: the age and the terms. */
export async function consent(dialog: Locator): Promise<void> {
  await dialog.getByText('I’m 18 or older').click();
  await dialog.getByRole('checkbox', { name: /I accept the/ }).check({ force: true });
}

/** Consents in a register modal that is filled in, sends it and is signed in. */
export async function finishRegister(page: Page): Promise<void> {
  const dialog = register(page);
  await consent(dialog);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog).toBeHidden();
  await closeWelcome(page);
  await expectSignedIn(page);
}

/** Opens the register modal and fills in an address. */
export async function startRegister(page: Page, email = 'new.player@example.com'): Promise<Locator> {
  await page.goto(quietPage);
  await header(page).getByRole('button', { name: 'Register' }).click();
  const dialog = register(page);
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  return dialog;
}

/** The code that is on its way to an address. */
export async function codeFor(world: WorldControl, to: string): Promise<string> {
  let code = '';
  await expect(async () => {
    code = await world.codeFor(to);
  }).toPass();
  return code;
}

/** Closes what greets a new member, with the bonus of the sign-up. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: 'Welcome bonus' });
  await welcome.getByRole('button', { name: 'OK' }).click();
  await expect(welcome).toBeHidden();
}
