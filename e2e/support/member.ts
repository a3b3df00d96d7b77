import { expect, type BrowserContext, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { addresses, quietPage } from './addresses.ts';

/** The password of every seeded person. */
export const seededPassword = 'Magpie@2026';

/** The header at the top of every page. */
export const header = (page: Page): Locator => page.getByRole('banner');

/** The button that opens the account popover. */
export const accountButton = (page: Page): Locator =>
  header(page).getByRole('button', { name: 'Account', exact: true });

/** The card of a game in the first list that has it. */
export const gameCard = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

/** The page of the open game, also while a dialog lies over it, such as that of a level that a round has reached. */
export const gameFrame = (page: Page, name: string): FrameLocator =>
  page.getByRole('dialog', { name, includeHidden: true }).frameLocator('iframe');

/** Fills in the login modal, which has to be open, and sends it. */
export async function fillLogin(page: Page, email: string, password = seededPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
}

/** Opens the reset from the login. */
export async function openReset(page: Page): Promise<void> {
  await page.goto(quietPage);
  await header(page).getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Reset' }).click();
}

/** Logs a member in through the login modal and waits until the header is the member's. */
export async function logIn(page: Page, email: string, password = seededPassword): Promise<void> {
  await header(page).getByRole('button', { name: 'Login' }).click();
  await fillLogin(page, email, password);
  await expectSignedIn(page);
}

/** The member's header: no way to log in, and the account button. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(accountButton(page)).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeHidden();
}

/** The visitor's header. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(accountButton(page)).toBeHidden();
}

/** The tokens that this browser keeps. */
export async function keptTokens(context: BrowserContext) {
  const cookies = await context.cookies();
  return cookies.filter(({ name }) => name.endsWith('-token'));
}

/** Opens the account popover of the header. */
export async function openAccountPopover(page: Page): Promise<Locator> {
  await accountButton(page).click();
  const popover = page.getByRole('dialog', { name: 'Account' });
  await expect(popover).toBeVisible();
  return popover;
}

/** Gives a browser the session of a seeded person, for journeys that are not about logging in. */
export async function enterAs(
  context: BrowserContext,
  world: string,
  email: string,
  { days = 90 } = {},
): Promise<void> {
  const response = await fetch(`${addresses.platform}/authenticate?ttl=${String(days * 86_400)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${email}:${seededPassword}`).toString('base64')}`,
      'x-admin-code': 'magpie-web',
      'x-channel': 'DESKTOP_WEB',
      'x-world': world,
    },
    body: JSON.stringify({ isEmail: true }),
  });
  const { access, refresh } = (await response.json()) as {
    readonly access: string;
    readonly refresh: string;
  };
  const kept = { domain: 'localhost', path: '/', secure: true, sameSite: 'Strict' } as const;
  await context.addCookies([
    { ...kept, name: 'access-token', value: access },
    { ...kept, name: 'refresh-token', value: refresh },
  ]);
}
