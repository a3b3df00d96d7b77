import type { Browser, Page } from '@playwright/test';
import { quietPage } from '../support/addresses.ts';
import { enterAs, logIn } from '../support/member.ts';
import type { WorldControl } from '../support/control.ts';
import { liveIn } from '../support/test.ts';

async function pageElsewhere(browser: Browser, world: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await liveIn(page, world);
  return page;
}

/** Logs a member in by the screens of another browser, which its context closes. */
export async function logInElsewhere(browser: Browser, world: string, email: string): Promise<Page> {
  const page = await pageElsewhere(browser, world);
  await page.goto(quietPage);
  await logIn(page, email);
  return page;
}

/** A page of another browser with the session of a seeded person, for journeys that are not about logging in. */
export async function enterElsewhere(browser: Browser, world: string, email: string): Promise<Page> {
  const page = await pageElsewhere(browser, world);
  await enterAs(page.context(), world, email);
  return page;
}

/** Logs Mia in where a login elsewhere takes the place of an earlier one. */
export async function logInAlone(page: Page, world: WorldControl): Promise<void> {
  await world.setConfig({ multipleSession: false });
  await page.goto(quietPage);
  await logIn(page, 'mia@magpie.test');
}
