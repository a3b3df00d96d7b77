import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { moveTo } from './keyboard.ts';
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

/** By what a person reaches the controls of a game. */
export type Hand = 'MOUSE' | 'TOUCH' | 'KEYBOARD';

/** Presses a control once it can be pressed. */
export async function press(page: Page, control: Locator, by: Hand): Promise<void> {
  await expect(control).toBeEnabled();
  if (by === 'MOUSE') await control.click();
  else if (by === 'TOUCH') await control.tap();
  else {
    await moveTo(page, control);
    await page.keyboard.press('Enter');
  }
}

export interface Round {
  /** What is chosen before the round. */
  readonly lay?: readonly Locator[];
  readonly begin: Locator;
  /** What ends it where it waits, as it does not each time. */
  readonly end?: Locator;
}

/** Plays a round by one hand, from its stake to its end. */
export async function playRound(
  page: Page,
  game: FrameLocator,
  { by, lay = [], begin, end }: Round & { readonly by: Hand },
): Promise<void> {
  for (const control of lay) await press(page, control, by);
  const begun = page.waitForResponse(/\/games\/[\w-]+\/begin$/);
  await press(page, begin, by);
  expect((await begun).ok()).toBe(true);
  const status = game.getByRole('status');
  const over = /(is paid|You won .+|No win|comes back|cashed out .+)\.$/;
  if (end) {
    const waits = game.locator('button:enabled').and(end).first();
    await expect(async () => {
      expect((await waits.isVisible()) || over.test(await status.innerText())).toBe(true);
    }).toPass();
    if (await waits.isVisible()) await press(page, waits, by);
  }
  await expect(status).toHaveText(over);
}
