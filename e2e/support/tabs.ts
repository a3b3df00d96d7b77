import type { BrowserContext, Page } from '@playwright/test';
import { expectSignedOut, openAccountPopover } from './member.ts';
import { liveIn } from './test.ts';

/** Opens another tab of the same browser in the same world. */
export async function anotherTab(context: BrowserContext, world: string, address = '/'): Promise<Page> {
  const tab = await context.newPage();
  await liveIn(tab, world);
  await tab.goto(address);
  return tab;
}

/** Logs out by the account popover, and waits for the visitor's header. */
export async function logOut(page: Page): Promise<void> {
  const popover = await openAccountPopover(page);
  await popover.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
}
