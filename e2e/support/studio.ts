import { expect, type FrameLocator, type Page } from '@playwright/test';
import { gameFrame, header } from './member.ts';

/** Opens a game from the list of its category. */
export async function sitDown(page: Page, category: string, name: string): Promise<FrameLocator> {
  await page.goto(`/casino/${category}`);
  const card = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  const more = page.getByRole('button', { name: 'Load more' });
  // The first of a category are listed at once, the others page by page.
  await expect(card.or(more).first()).toBeVisible();
  if (!(await card.isVisible())) await more.click();
  await card.click();
  return gameFrame(page, name);
}

/** What a game states before its first round, and its rules (PLAY-33). */
export async function expectStated(game: FrameLocator, returned: string, rule: string): Promise<void> {
  await expect(game.locator('#facts')).toContainText(`Return to player ${returned} %`);
  for (const fact of ['Volatility', 'Smallest stake A$', 'Largest stake A$'])
    await expect(game.locator('#facts')).toContainText(fact);
  await game.getByRole('button', { name: 'Rules' }).click();
  await expect(game.getByRole('dialog', { name: 'Rules' })).toContainText(rule);
  await game.getByRole('button', { name: 'Close' }).click();
}

/** Leaves a game; what it showed as the balance is what the site shows. */
export async function leave(page: Page, name: string): Promise<void> {
  const balance = (await gameFrame(page, name).locator('#balance').innerText()).replace(/[^\d.,]/g, '');
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(header(page).getByText(balance, { exact: true })).toBeVisible();
}
