import type { Browser, Page } from '@playwright/test';
import { logIn } from '../support/member.ts';
import type { WorldControl } from '../support/control.ts';
import { liveIn } from '../support/test.ts';

/** Logs a member in by the screens of another browser, which its context closes. */
export async function logInElsewhere(browser: Browser, world: string, email: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await liveIn(page, world);
  await page.goto('/');
  await logIn(page, email);
  return page;
}

/** Logs Mia in where a login elsewhere takes the place of an earlier one. */
export async function logInAlone(page: Page, world: WorldControl): Promise<void> {
  await world.setConfig({ multipleSession: false });
  await page.goto('/');
  await logIn(page, 'mia@magpie.test');
}
