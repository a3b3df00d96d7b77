import type { Page } from '@playwright/test';
import { expectSignedIn } from '../support/member.ts';

/** Opens the home page as Mia, who is logged in already. */
export async function visitAsMia(page: Page, enter: (email: string) => Promise<void>): Promise<void> {
  await enter('mia@magpie.test');
  await page.goto('/');
  await expectSignedIn(page);
}
