import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { moveTo } from './keyboard.ts';
import { gameFrame, header } from './member.ts';

/** Opens a game from the list of its category, which is there already when the game before was left to it. */
export async function sitDown(page: Page, category: string, name: string): Promise<FrameLocator> {
  const list = `/casino/${category}`;
  const isThere = new URL(page.url()).pathname === list && (await page.locator('iframe').count()) === 0;
  if (!isThere) await page.goto(list);
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
  /** What leads to its end where it waits, as it does not each time: one after another, the last as often as it waits. */
  readonly ends?: readonly Locator[];
}

const over = (game: FrameLocator): Locator =>
  game.getByRole('status').filter({ hasText: /(is paid|You won .+|No win|comes back|cashed out .+)\.$/ });

async function goOn(
  page: Page,
  game: FrameLocator,
  by: Hand,
  [end, ...others]: readonly Locator[],
): Promise<void> {
  if (!end) return;
  const waits = game.locator('button:enabled').and(end).first();
  await expect(waits.or(over(game)).first()).toBeVisible();
  if (await over(game).isVisible()) return;
  await press(page, waits, by);
  await goOn(page, game, by, others.length > 0 ? others : [end]);
}

/** Plays a round by one hand, from its stake to its end. */
export async function playRound(
  page: Page,
  game: FrameLocator,
  { by, lay = [], begin, ends = [] }: Round & { readonly by: Hand },
): Promise<void> {
  for (const control of lay) await press(page, control, by);
  const begun = page.waitForResponse(/\/games\/[\w-]+\/begin$/);
  await press(page, begin, by);
  expect((await begun).ok()).toBe(true);
  await goOn(page, game, by, ends);
  await expect(over(game)).toBeVisible();
}

/** Plays a round by each of the hands. */
export async function playBy(
  hands: readonly Hand[],
  page: Page,
  game: FrameLocator,
  round: Round,
): Promise<void> {
  for (const by of hands) await playRound(page, game, { by, ...round });
}

/** Checks the latest round of a game from its row in the history of draws. */
export async function recomputed(page: Page, game: FrameLocator, shown: RegExp): Promise<void> {
  await game.getByRole('button', { name: 'Rules' }).click();
  await game.getByRole('button', { name: 'Fairness' }).click();
  const fairness = game.getByRole('dialog', { name: 'Fairness' });
  await fairness.getByLabel('Your next seed').fill('seed-of-mine');
  await fairness.getByRole('button', { name: 'Change seed' }).click();
  await expect(fairness.getByText('The server seed so far is revealed below.')).toBeVisible();
  await fairness.getByRole('button', { name: 'Check round 0' }).click();
  await expect(fairness.getByRole('listitem').first().getByRole('status')).toHaveText(shown);
  await page.keyboard.press('Escape');
}
