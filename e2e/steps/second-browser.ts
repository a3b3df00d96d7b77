import type { Browser, Page } from '@playwright/test';
import { logIn } from '../support/member.ts';
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
